import type { Message } from '#shared/text/message.ts';
import type { AttackOutcome } from './attack.ts';
import type { Reaction } from './reactions.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** What an attack is part of: an attack by itself, the end of a charge (N11), or the answer to a missed one (N5). */
export type AttackManner = 'attack' | 'charge' | 'counter';

/** Names in the words about an attack. */
export interface AttackTold {
  readonly attacker: string | Message;
  readonly target: string | Message;
  readonly weapon: string;
}

const MANNERS = {
  attack: 'said.attack',
  charge: 'said.charge',
  counter: 'said.counter',
} as const satisfies Readonly<Record<AttackManner, string>>;

const REACTIONS = {
  block: ritualsMessage('said.blocks'),
  dodge: ritualsMessage('said.dodges'),
  counter: ritualsMessage('said.waitsToCounter'),
} as const satisfies Readonly<Record<Exclude<Reaction, 'none'>, Message>>;

/** The attack and the reaction to it: "Ana ataca Vulto (Faca), que esquiva". */
export function attackSaid(
  { attacker, target, weapon }: AttackTold,
  manner: AttackManner,
  reaction: Reaction,
): Message {
  const act = ritualsMessage(MANNERS[manner], { attacker, target, weapon });
  return reaction === 'none'
    ? act
    : ritualsMessage('said.withReaction', { act, reaction: REACTIONS[reaction] });
}

/** How an attack came out; an aimed miss can't hit an ally (N10). */
export function attackVerdict(
  { hit, total, difficulty, mayCounter }: AttackOutcome,
  aimed: boolean,
): Message {
  const totals = { total, difficulty };
  if (hit) return ritualsMessage('verdict.hit', totals);
  if (mayCounter) return ritualsMessage('verdict.missCounter', totals);
  return ritualsMessage(aimed ? 'verdict.missAimed' : 'verdict.miss', totals);
}
