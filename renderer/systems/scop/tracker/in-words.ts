import type { CombatState } from '#shared/combat/state.ts';
import { conditions, has } from '#shared/rules/scop/conditions/conditions.ts';
import { fightOf, type Intent } from '#shared/rules/scop/fight.ts';
import { canAct } from '#shared/rules/scop/wounds/standing.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { plain, type Message } from '#shared/text/message.ts';
import type { Place } from './places.ts';
import { moveOf } from './declare/turn-sheet.ts';
import type { Vitality } from './vitality.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const NUMBER = /^\d+$/;

/** What a group is called: the narrator's name for it, or its number. */
export function groupWords(group: string): Message {
  return NUMBER.test(group) ? scopMessage('tracker.group', { group }) : plain(group);
}

/** What a place of the board is called. */
export function placeWords({ kind, group }: Pick<Place, 'kind' | 'group'>): Message {
  if (kind === 'new') return scopMessage('tracker.newGroup');
  return group === null ? scopMessage('tracker.outside') : groupWords(group);
}

/** How badly somebody is wounded (S11): in a word, then the dice it costs now, and from the next turn on if they are more. */
export function woundWords({ band, nextDice }: Vitality, woundDice: number): readonly Message[] {
  const word = scopMessage(`tracker.band.${band}`);
  if (band === 'out' || band === 'dead') return [word];
  return [
    word,
    ...(woundDice > 0 ? [scopMessage('tracker.woundDice', { count: woundDice })] : []),
    ...(nextDice > woundDice ? [scopMessage('tracker.nextDice', { count: nextDice })] : []),
  ];
}

/** What somebody means to do to its target, in a word or two. */
export function aimWords({ effect }: Pick<Intent, 'effect'>): Message {
  switch (effect.kind) {
    case 'condition': {
      const { condition: id, details } = effect;
      const spec = conditions.find((one) => one.id === id);
      const condition = spec?.describe({ id, details, ends: null, by: null }) ?? plain(id);
      return scopMessage('tracker.aim.condition', { condition });
    }
    case 'move':
      return effect.group === null
        ? scopMessage('tracker.aim.move')
        : scopMessage('tracker.aim.force', { group: groupWords(effect.group) });
    case 'other':
      return effect.text === ''
        ? scopMessage('tracker.aim.other')
        : scopMessage('tracker.aim.text', { text: effect.text });
    default:
      return scopMessage(`tracker.aim.${effect.kind}`);
  }
}

/** What somebody does in this turn and how it stands with that, for its place on the board. */
export interface Doing {
  readonly kind: 'undeclared' | 'declared' | 'moving' | 'acted' | 'unable';
  /** Null where there is nothing to say. */
  readonly words: Message | null;
}

/** What somebody does in this turn, in a few words. */
export function doingOf(state: CombatState, combatant: Combatant): Doing {
  if (state.status !== 'running' || !canAct(combatant)) return { kind: 'unable', words: null };
  if (has(combatant, 'surprised')) return { kind: 'unable', words: scopMessage('tracker.doing.surprised') };
  const move = moveOf(state, combatant);
  if (move !== null) {
    const words =
      move.group === null
        ? scopMessage('tracker.doing.leaving')
        : scopMessage('tracker.doing.moving', { group: groupWords(move.group) });
    return { kind: 'moving', words };
  }
  const { intents, acted } = fightOf(state);
  const own = intents.filter((intent) => intent.combatant === combatant.id);
  const next = own.find(({ first }) => first) ?? own[0];
  if (next !== undefined) return { kind: 'declared', words: intentWords(state, next) };
  if (acted.includes(combatant.id)) return { kind: 'acted', words: scopMessage('tracker.doing.acted') };
  return { kind: 'undeclared', words: scopMessage('tracker.doing.undeclared') };
}

function intentWords(state: CombatState, intent: Intent): Message {
  const what = aimedWords(state, intent);
  return intent.first ? scopMessage('tracker.doing.first', { what }) : what;
}

function aimedWords({ combatants }: CombatState, intent: Intent): Message {
  const { target: id, effect } = intent;
  const target = combatants.find((one) => one.id === id);
  if (target !== undefined)
    return scopMessage('tracker.doing.attack', { target: nameOf(target), effect: aimWords(intent) });
  const text = effect.kind === 'other' ? effect.text : '';
  return text === '' ? scopMessage('tracker.doing.defend') : scopMessage('tracker.doing.act', { text });
}
