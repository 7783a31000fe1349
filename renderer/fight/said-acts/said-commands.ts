import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { findCombatant } from '#shared/combat/play.ts';
import { nameOf } from '#shared/combat/names.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import type { Together } from '#shared/combat/commands/together.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';
import { message } from '#shared/text/translate.ts';
import { conditionCommand } from '#renderer/fight/conditions/condition-command.ts';
import { pointsCommand } from '#renderer/fight/points/points-figure.ts';
import type { SaidAct } from './read-said.ts';

/** The commands an act said comes to, the same as its panel sends, or why it can't be done. */
export type SaidCommands =
  | { readonly ok: true; readonly commands: Together<AnyCommand>['commands'] }
  | { readonly ok: false; readonly why: Message };

/** What is sent for an act that was said; nothing for one that only picks. `by` is in turn. */
export function saidCommands(act: SaidAct, state: CombatState, system: RuleSystem): SaidCommands {
  const ids = act.who.map(({ id }) => id);
  switch (act.kind) {
    case 'damage':
    case 'heal':
    case 'temp': {
      const dealing = { share: 'whole', rounding: system.health.rounding, note: '' } as const;
      return done(ids.flatMap((target) => pointsCommand(act.points, target, dealing) ?? []));
    }
    case 'down':
      return falling(ids, state, system);
    case 'condition':
      return done(
        ids.map((target) =>
          conditionCommand({
            target,
            condition: act.condition.id,
            details: {},
            rounds: act.rounds,
            by: state.turn?.who ?? null,
            endsIf: null,
            note: '',
          }),
        ),
      );
    case 'take-off':
      return done(
        ids.map((target) => ({ type: 'remove-condition', target, condition: act.condition.id }) as const),
      );
    case 'hide':
    case 'show':
      return done([{ type: 'hide', combatants: ids, hidden: act.kind === 'hide' }]);
    case 'initiative':
      return done(
        ids.map((combatant) => ({ type: 'set-initiative', combatant, initiative: act.initiative }) as const),
      );
    case 'leave':
      return done(ids.map((combatant) => ({ type: 'remove-combatant', combatant }) as const));
    case 'act-now':
      return actingNow(ids, state);
    case 'pick':
      return done([]);
  }
}

function done(commands: Together<AnyCommand>['commands']): SaidCommands {
  return { ok: true, commands };
}

/** By the narrator's word their points become the most that still makes them fall. */
function falling(ids: readonly string[], state: CombatState, system: RuleSystem): SaidCommands {
  const commands = [];
  for (const target of ids) {
    const combatant = findCombatant(state, target);
    if (combatant === null || combatant.standing !== 'up') continue;
    const points = pointsThatFell(combatant, state, system);
    if (points === null) {
      return { ok: false, why: message('tracker.said.noFall', { name: nameOf(combatant) }) };
    }
    commands.push({ type: 'ruling', target, points, note: '' } as const);
  }
  return commands.length === 0 ? { ok: false, why: message('tracker.said.isDown') } : done(commands);
}

function pointsThatFell(combatant: Combatant, state: CombatState, { health }: RuleSystem): number | null {
  if (combatant.kind === 'entry') return null;
  const { hp } = combatant;
  const candidates = [0, health.lowest(combatant)].filter((points) => points <= hp.current);
  const fells = (current: number) =>
    health.standing({ ...combatant, hp: { ...hp, current } }, state.options) !== 'up';
  return candidates.find(fells) ?? null;
}

function actingNow(ids: readonly string[], state: CombatState): SaidCommands {
  const [combatant, other] = ids;
  if (combatant === undefined || other !== undefined)
    return { ok: false, why: message('tracker.said.oneActs') };
  const who = findCombatant(state, combatant);
  if (who === null || (!who.delaying && who.ready === null)) {
    return {
      ok: false,
      why: message('tracker.said.notWaiting', { name: who === null ? '' : nameOf(who) }),
    };
  }
  return done([{ type: 'act-now', combatant }]);
}
