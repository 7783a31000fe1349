import type { Creature } from '../../../shared/api/bestiary.ts';
import type { Message } from '../../../shared/text/message.ts';
import { namesUsed } from './fight-names.ts';
import { openedFight, sendAll } from './fight.svelte.ts';
import { newcomerCommands, type Newcomer } from './newcomers.ts';
import { partsOf } from './systems/index.ts';

/** Where a newcomer comes from, as far as it is filled in. */
export type Source =
  | { readonly kind: 'bestiary'; readonly creature: Creature | null }
  | { readonly kind: 'quick'; readonly name: string; readonly hp: number | null };

/** Who it is, or what is missing. */
export function entrantOf(
  source: Source,
): Pick<Newcomer, 'name' | 'hp' | 'sheet'> | ReturnType<typeof missing> {
  if (source.kind === 'bestiary') {
    if (source.creature === null) return missing('tracker.add.noCreature');
    const { name, hp, sheet } = source.creature;
    return { name, hp: { current: hp, max: hp }, sheet };
  }
  const name = source.name.trim();
  if (name === '') return missing('tracker.add.noName');
  if (source.hp === null || source.hp < 0) return missing('tracker.add.noHp');
  return { name, hp: { current: source.hp, max: source.hp }, sheet: {} };
}

function missing(
  key: 'tracker.add.noCreature' | 'tracker.add.noName' | 'tracker.add.noHp',
): Message & { key: string } {
  return { key };
}

/** Brings newcomers into the fight that is open; true when all are in. */
export async function addNewcomer(newcomer: Newcomer): Promise<boolean> {
  const fight = openedFight();
  if (fight === null) return false;
  const used = namesUsed(fight.state, fight.rows);
  const placed = partsOf(fight.combat.system).hasInitiative
    ? newcomer
    : { ...newcomer, initiative: null, surprised: false };
  const commands = newcomerCommands(placed, used, () => crypto.randomUUID());
  return (await sendAll('add', commands)) === commands.length;
}
