import type { CreatureRow } from '#shared/api/bestiary.ts';
import type { TextKey } from '#shared/text/catalogue.ts';
import { offersOf } from '#shared/rules/kit/offers.ts';
import type { Message } from '#shared/text/message.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { groupOfKind } from '#renderer/fight/fight-names.ts';
import { fightSystem, openedFight, send } from '#renderer/fight/fight.svelte.ts';
import { newcomerCommand, type Newcomer } from './newcomers.ts';

/** What may stand in the order without being anybody. */
export const ENTRY_KINDS = ['lair', 'trap', 'countdown'] as const;

/** A lair, a trap or a countdown, by its own name or by that of its kind. */
export interface EntrySource {
  readonly kind: 'entry';
  readonly what: (typeof ENTRY_KINDS)[number];
  readonly name: string;
}

/** A creature of the bestiary as it is picked; its sheet is read once it comes in. */
export type PickedCreature = Pick<CreatureRow, 'id' | 'name' | 'hp'>;

/** Where a newcomer comes from, as far as it is filled in. */
export type Source =
  | { readonly kind: 'bestiary'; readonly creature: PickedCreature | null }
  | { readonly kind: 'quick'; readonly name: string; readonly hp: number | null }
  | EntrySource;

type Entrant = Pick<Newcomer, 'name' | 'hp' | 'sheet' | 'kind'> & { readonly creature: string | null };

/** A source of a kind with nothing filled in. */
export function emptySource(kind: Source['kind']): Source {
  switch (kind) {
    case 'bestiary':
      return { kind, creature: null };
    case 'quick':
      return { kind, name: '', hp: null };
    case 'entry':
      return { kind, what: 'lair', name: '' };
  }
}

/** Who it is, or what is missing; `t` words what an entry without a name is called. */
export async function entrantOf(source: Source, t: (key: TextKey) => string): Promise<Entrant | Message> {
  switch (source.kind) {
    case 'bestiary': {
      if (source.creature === null) return missing('tracker.add.noCreature');
      const { id, name, hp, sheet } = await call('creatures:read', { id: source.creature.id });
      return { name, hp: { current: hp, max: hp }, sheet, kind: 'fighter', creature: id };
    }
    case 'quick': {
      const name = source.name.trim();
      if (name === '') return missing('tracker.add.noName');
      if (source.hp === null || source.hp < 0) return missing('tracker.add.noHp');
      const hp = { current: source.hp, max: source.hp };
      return { name, hp, sheet: {}, kind: 'fighter', creature: null };
    }
    case 'entry': {
      const name = source.name.trim() || t(`tracker.entry.${source.what}`);
      return { name, hp: { current: 0, max: 0 }, sheet: {}, kind: 'entry', creature: null };
    }
  }
}

function missing(key: 'tracker.add.noCreature' | 'tracker.add.noName' | 'tracker.add.noHp'): Message {
  return { key };
}

/** Brings newcomers into the fight that is open, all at once, with initiative and surprise where they have any; true when they are in. */
export async function addNewcomer(
  newcomer: Omit<Newcomer, 'group'> & { readonly creature: string | null },
  hasInitiative: boolean,
): Promise<boolean> {
  const fight = openedFight();
  if (fight === null) return false;
  const { creature, ...filled } = newcomer;
  const used = await call('combats:names', { id: fight.combat.id });
  const placed = {
    ...filled,
    initiative: hasInitiative ? filled.initiative : null,
    surprised: offersOf(fightSystem(fight)).surprise && filled.surprised,
  };
  const group = groupFor(placed, groupOfKind(fight.state, placed.name), creature);
  const creatures: Record<string, string> = {};
  const newId = (): string => {
    const id = crypto.randomUUID();
    if (creature !== null) creatures[id] = creature;
    return id;
  };
  const command = newcomerCommand({ ...placed, group }, used, newId);
  return (await send('add', command, {}, creatures)) !== null;
}

/** The group of newcomers: that of their kind, or a new one that others of their kind will join. An entry has none. */
function groupFor(
  { kind, name }: Pick<Newcomer, 'kind' | 'name'>,
  ofEquals: string | null,
  creature: string | null,
): string | null {
  if (kind === 'entry') return null;
  return ofEquals ?? (creature === null ? `name:${name}` : `creature:${creature}`);
}
