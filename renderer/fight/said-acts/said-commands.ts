import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { findCombatant } from '#shared/combat/play.ts';
import { nameOf } from '#shared/combat/name.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import type { Together } from '#shared/combat/commands/together.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { type Message, message } from '#shared/text/message.ts';
import { conditionCommand } from '#renderer/fight/conditions/condition-command.ts';
import { pointsCommand } from '#renderer/fight/points/points-figure.ts';
import type { SaidAct } from './read-said.ts';
import type { SaidFate } from './words.ts';

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
    case 'dead':
    case 'gone':
    case 'standing':
      return ruling(ids, act.kind, state);
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

/** The narrator's word on those of whom it isn't so already. */
function ruling(ids: readonly string[], fate: SaidFate, state: CombatState): SaidCommands {
  const all = ids.flatMap((id) => findCombatant(state, id) ?? []);
  const others = all.filter((one) => one.kind === 'fighter' && !isSo(one, fate));
  return others.length === 0
    ? { ok: false, why: message('tracker.said.isSo') }
    : done(others.map(({ id }) => ({ type: 'set-fate', combatant: id, fate, note: '' }) as const));
}

function isSo({ standing, fate }: Combatant, word: SaidFate): boolean {
  if (word === 'standing') return standing === 'up';
  return word === 'down' ? standing !== 'up' : fate === word;
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
