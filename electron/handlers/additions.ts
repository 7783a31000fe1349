import { contract } from '#shared/api/contract.ts';
import { removeCreature } from '#electron/store/creatures.ts';
import { removeEncounter } from '#electron/store/encounters.ts';
import { inTransaction } from '#electron/store/sqlite.ts';
import type { Desk } from './desk.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

/** Undoes imports and what came from a pack, as a whole. */
export function additionHandlers({ db, now }: Desk): HandlersOf<'additions:take-back'> {
  return {
    'additions:take-back': on(contract['additions:take-back'], ({ creatures, encounter }) => {
      const at = now();
      inTransaction(db, () => {
        if (encounter !== null) removeEncounter(db, encounter, at, 'encounter');
        creatures.forEach((id, index) => removeCreature(db, id, at, `creatures[${index}]`));
      });
      return null;
    }),
  };
}
