import { randomUUID } from 'node:crypto';
import { openFights } from '../electron/fights/fights.ts';
import { storeCombat } from '../electron/store/combats/combats.ts';
import type { Sqlite } from '../electron/store/sqlite.ts';
import { seededSource } from '../shared/dice/seeded.ts';
import { NOBODY_SHOWN } from '../shared/player/kept-names.ts';
import type { HeroesCommand } from '../shared/rules/heroes-d20/commands.ts';
import { systemOf } from '../shared/rules/registry.ts';
import { PREPARED_SYSTEM, prepareCampaign, preparedStore } from './prepared-store.ts';

/** How large a fight is. */
export interface FightSize {
  readonly combatants: number;
  readonly entries: number;
}

const WEAPONS = [
  { id: 'blade', name: 'Espada', kind: 'melee', damage: '1d8' },
  { id: 'bow', name: 'Arco', kind: 'ranged', damage: '1d6' },
];
const SHEET = {
  level: 4,
  str: 3,
  dex: 2,
  con: 2,
  fighting: 7,
  aim: 5,
  fortitude: 6,
  reflex: 4,
  will: 2,
  armorClass: 4,
};

/** Puts a fight that is under way into a new database, as the app itself would have stored it. */
export function prepareFight(folder: string, size: FightSize): void {
  const db = preparedStore(folder);
  storeFight(db, { campaignId: prepareCampaign(db), sessionId: null, name: 'Batalha' }, size);
  db.close();
}

/** Where a fight belongs, and what it is called. */
interface FightPlace {
  readonly campaignId: string;
  readonly sessionId: string | null;
  readonly name: string;
}

/** Plays a fight of a size in a campaign; it goes on. */
export function storeFight(db: Sqlite, place: FightPlace, { combatants, entries }: FightSize): void {
  const at = new Date().toISOString();
  const id = randomUUID();
  const head = { encounterId: null, system: PREPARED_SYSTEM, status: 'setup', round: 0 } as const;
  storeCombat(db, randomUUID(), {
    combat: { id, ...place, playersTitle: '', ...head, createdAt: at, updatedAt: at },
    setup: { combatants: crowd(combatants) },
    surprised: [],
    party: new Map(),
    rulesVersion: systemOf(PREPARED_SYSTEM).rulesVersion,
    base: null,
    shown: NOBODY_SHOWN,
  });
  const fights = openFights({ db, systemOf, dice: seededSource(5), now: () => at, locale: () => 'pt-BR' });
  for (let after = 0; after < entries; after += 1) {
    fights.command({ combatId: id, after, command: commandAt(after, combatants), typed: {} });
  }
}

function crowd(size: number) {
  return Array.from({ length: size }, (_, index) => ({
    id: idAt(index),
    name: index % 2 === 0 ? `Herói ${index}` : `Capanga ${index}`,
    side: index % 2 === 0 ? ('pc' as const) : ('foe' as const),
    hp: { current: 500, max: 500 },
    sheet: { ...SHEET, weapons: WEAPONS },
  }));
}

/** What the narrator does in a turn after its attack, turn by turn; the points stay about what they are. */
const BY_HAND = [
  { type: 'damage', amount: 2 },
  { type: 'add-condition', condition: 'prone', rounds: 1 },
] as const;
const COMMANDS_A_TURN = 4;

/** The command at an index: a turn is an attack, two acts of the narrator and the next turn, so that the last one is amid a round. */
function commandAt(index: number, size: number): HeroesCommand {
  if (index === 0) {
    // Everybody's place is known: the first of the list begins.
    const initiative: Record<string, number> = {};
    for (let place = 0; place < size; place += 1) initiative[idAt(place)] = size - place;
    return { type: 'start', initiative };
  }
  const turn = Math.floor((index - 1) / COMMANDS_A_TURN);
  const attacker = idAt(turn % size);
  const target = idAt((turn + 1) % size);
  switch ((index - 1) % COMMANDS_A_TURN) {
    case 0:
      return { type: 'attack', attacker, target, weapon: 'blade' };
    case 1:
      return { target, ...(BY_HAND[turn % 2] ?? BY_HAND[0]) };
    case 2:
      return { type: 'heal', target, amount: 8 };
    default:
      return { type: 'next-turn' };
  }
}

function idAt(index: number): string {
  return `c${index}`;
}
