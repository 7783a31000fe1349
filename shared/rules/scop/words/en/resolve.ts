import type { resolve as source } from '#shared/rules/scop/words/pt-BR/resolve.ts';

/** The same keys in English. */
export const resolve: { readonly [K in keyof typeof source]: string } = {
  'attack.melee': '{{name}} attacks {{target}} ({{weapon}})',
  'attack.ranged': '{{name}} attacks {{target}} at range ({{weapon}})',
  'attack.meleeFirst': '{{name}} attacks {{target}} before everyone ({{weapon}})',
  'attack.rangedFirst': '{{name}} attacks {{target}} at range, before everyone ({{weapon}})',

  'verdict.hit': 'Level {{level}}, hits {{target}} by a margin of {{margin}}',
  'verdict.hitOpen': 'Level {{level}}, hits {{target}}, who doesn’t defend, by a margin of {{margin}}',
  'verdict.tie': 'Level {{level}}, nothing happens: nobody gains the upper hand',
  'verdict.miss': 'Level {{level}} against {{other}}, doesn’t hit {{target}}',
  'verdict.failed': 'Fails: no die is left',

  'defense.said': '{{name}} defends',
  'defense.safe': 'Level {{level}}, is not hit',
  'defense.hit': 'Level {{level}}, is hit',

  'effect.interrupted': '{{name}} interrupts what {{target}} was doing',
  'effect.pushed': '{{name}} pushes {{target}}',
  'effect.forced': '{{name}} forces {{target}} into engagement group {{group}}',
  'effect.other': '{{name}} gets the effect on {{target}}: {{text}}',
  'effect.plain': '{{name}} gets the intended effect on {{target}}',

  'error.notBeaten': '{{one}} didn’t beat {{other}}. Choose among those beaten.',
  'error.noInitiative':
    'In Descriptive Combat there is no initiative: everyone acts at once. Start without it.',
  'error.noWeapon': '{{name}} doesn’t have the weapon “{{weapon}}”. Choose another from the sheet.',

  'tracker.resolve': 'Resolve turn',
  'tracker.resolveAct': 'Resolve',
  'tracker.resolveFirst': 'Resolve before everyone',
  'tracker.stage.first': 'Before everyone',
  'tracker.stage.declare': 'Declarations',
  'tracker.stage.declared': 'All declared',
  'tracker.stage.resolved': 'Turn resolved',
  'tracker.stage.nobody': 'Nobody left to act',
  'tracker.ready': 'Now roll it all at once.',
  'tracker.rollFirst': 'Roll what comes first; the others may still change their minds.',
  'tracker.goOn': 'Go on to the next turn.',
  'tracker.hitting': 'Beating several, {{name}} hits',
  'tracker.odds.hit': 'to win',
  'tracker.odds.damage': 'mean damage',
  'tracker.odds.worse': 'wounds (−dice)',
  'tracker.odds.out': 'out of action',
  'tracker.odds.mark': '{{from}} or more puts out of action',
  'tracker.odds.attack': '{{name}} against {{target}}',
  'tracker.odds.instead': 'if not, {{target}}',
  'tracker.odds.back': '{{name}} against {{target}}, at the same time',
};
