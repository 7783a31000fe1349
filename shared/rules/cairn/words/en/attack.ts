import type { attack as source } from '#shared/rules/cairn/words/pt-BR/attack.ts';

/** The same keys in English. */
export const attack: { readonly [K in keyof typeof source]: string } = {
  'term.die': 'Die',
  'term.armor': 'Armor',

  'sum.damage': 'Damage',

  'slot.damage': 'Damage of {{name}} to {{target}}',

  'stance.normal': 'Highest die',
  'stance.impaired': 'Highest die, impaired attack',
  'stance.enhanced': 'Highest die, enhanced attack',

  'declared.attack': '{{name}} is going to attack {{targets}} ({{weapon}})',
  'declared.withdrawn': '{{name}} gives up what was declared',

  'attack.said': '{{name}} attacks {{target}} ({{weapon}})',
  'attack.counts': 'Counts for {{damage}} damage',
  'attack.absorbed': 'Armor stops it all',
  'attack.outdone': 'Does not count: another attack was higher',
  'attack.reaches': 'the blast of {{name}} reaches up to {{number}}',

  'weapon.unarmed': 'Unarmed',
  'weapon.summary': '{{dice}}',
  'weapon.summaryBlast': '{{dice}} · blast',
  'weapon.summaryIgnoring': '{{dice}} · ignores armor',
  'weapon.summaryBlastIgnoring': '{{dice}} · blast · ignores armor',

  'error.noWeapon': '{{name}} doesn’t have the weapon “{{weapon}}”. Choose another from the sheet.',
  'error.noBlast': 'This weapon of {{name}} isn’t a blast. Choose a single target.',
  'error.notDeclared': '{{name}} has declared no attack. Declare one first.',
  'error.nothingDeclared': 'No attack has been declared. Declare one first.',
  'error.unresolved': 'There are declared attacks to resolve. Resolve or withdraw them first.',
  'error.oneTarget': 'This attack of {{name}} isn’t a blast: it reaches one target only. Choose one.',
  'error.targetTwice': '{{name}} is among the targets twice. Take one out.',
  'error.targetOut': '{{name}} is already out of the fight. Choose another target.',
  'error.targetStruck':
    '{{name}} has already been attacked this turn: attacks of one side on one target are resolved together, and only the highest counts. Choose another target or undo.',

  'tracker.blastHint': 'Hits several: mark more targets with Ctrl and click.',
  'tracker.countBlast': 'How many does it reach?',
  'tracker.blastSlot': 'targets',
  'tracker.declaredHow': '{{name}} · {{dice}}',
  'tracker.declaredStance': '{{name}} · {{dice}} · {{stance}}',
  'tracker.declare': 'Declare attack',
  'tracker.resolve': 'Resolve',
  'tracker.stance': 'Position',
  'tracker.stanceOf': 'Position of {{name}}',
  'tracker.togetherOthers':
    'Still to act: {{names}}. Whoever is struck now can’t be struck again by this side; to join them all, pick them all.',
  'tracker.stance.normal': 'Normal',
  'tracker.stance.impaired': 'Impaired',
  'tracker.stance.enhanced': 'Enhanced',
  'tracker.declared': 'Declared attacks',
  'tracker.withdraw': 'Withdraw the attack of {{name}}',
  'tracker.attacks': 'attacks',
  'tracker.odds.hit': 'past armor',
  'tracker.odds.critical': 'critical damage',
  'tracker.odds.fall': 'fall',
  'tracker.odds.scar': 'scar',
  'tracker.odds.mark': '{{from}} or more goes past HP and takes STR',
  'tracker.odds.markAll': 'all of it takes STR',
  'tracker.odds.together_one': 'Together with the attack declared before: only the highest die counts.',
  'tracker.odds.together_other':
    'Together with the {{count}} attacks declared before: only the highest die counts.',
};
