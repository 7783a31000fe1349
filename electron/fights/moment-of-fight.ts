import type { CombatState } from '#shared/combat/state.ts';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { notFound } from '#electron/store/not-found.ts';
import { countOf, floorOf, type LiveFight } from './live-fight.ts';

/**
 * A fight as it stood right after a row, 0 for before its first command. `NOT_FOUND` under `seq` for a row it hasn't;
 * `NOT_ALLOWED` where its state then can't be had any more.
 */
export function momentOf(fight: LiveFight, seq: number): CombatState {
  const { past } = fight;
  if (seq > countOf(fight)) return notFound('moment', 'seq');
  if (seq === 0) return past.initial();
  const isPlayable = seq >= floorOf(fight) && (fight.kind === 'played-on' || seq <= fight.agreed);
  if (isPlayable) return past.moment(seq).state;
  const stored = fight.kind === 'as-played' ? fight.snapshots.get(seq) : undefined;
  return stored?.moment.state ?? momentGone();
}

/** Refuses a moment whose state can't be had any more (`NOT_ALLOWED` under `seq`). */
export function momentGone(): never {
  throw new RodadaError('NOT_ALLOWED', message('storedFight.momentGone'), { path: 'seq' });
}
