import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourOf, LABEL_SCHEMES, type LabelScheme } from '#shared/combat/labels.ts';
import { namesApart, shownName } from '#shared/combat/names.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { RodadaError } from '#shared/errors.ts';
import type { LogDocument } from '#shared/log/document.ts';
import { entryText } from '#shared/log/formats/text.ts';
import { FORMATS, written } from '#shared/log/testing/written.ts';
import { SYSTEMS, systemOf, type AnyCommand, type AnySystem } from '#shared/rules/registry.ts';
import { broughtIn, writtenText } from '#electron/testing/campaign-files.ts';
import { storedLog } from '#electron/export/stored-logs.ts';
import { openFights } from '#electron/fights/fights.ts';
import { listCombats } from '#electron/store/combats/combats.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { tempPlayers, type TempPlayers } from '#electron/testing/temp-players.ts';
import { NOW, tempStore } from '#electron/testing/temp-store.ts';

const KINDS = ['Capanga', 'Lobo'] as const;

interface Piece {
  readonly kind: (typeof KINDS)[number];
  readonly quantity: number;
  readonly hidden: boolean;
  readonly wave: number;
  readonly labels: LabelScheme;
}

const pieces: fc.Arbitrary<readonly Piece[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    quantity: fc.integer({ min: 1, max: 3 }),
    hidden: fc.boolean(),
    wave: fc.constantFrom(1, 1, 2),
    labels: fc.constantFrom(...LABEL_SCHEMES),
  }),
  { minLength: 1, maxLength: 4 },
);

const ACTS = [
  'next',
  'hide',
  'show',
  'show',
  'hurt',
  'leave',
  'return',
  'add',
  'add-hidden',
  'wave',
  'undo',
  'undo',
  'redo',
  'anew',
  'restart',
  'export',
] as const;
type Act = (typeof ACTS)[number];
interface Drawn {
  readonly act: Act;
  readonly pick: number;
}

const acts: fc.Arbitrary<readonly Drawn[]> = fc.array(
  fc.record({ act: fc.constantFrom(...ACTS), pick: fc.nat({ max: 99 }) }),
  { maxLength: 35 },
);

function open(db: Sqlite) {
  const now = () => NOW.toISOString();
  const fights = openFights({ db, systemOf, dice: seededSource(5), now, locale: () => 'pt-BR' });
  return { fights, ...tempPlayers({ db, fights }) };
}

/** A fight of these pieces against one character, watched from its start on. */
function watched(system: AnySystem, drawn: readonly Piece[]) {
  const db = tempStore();
  // Nothing is lost when the machine goes down in a test.
  db.pragma('synchronous = OFF');
  const { id: campaignId } = givenCampaign(db, { system: system.id });
  const creatures = new Map(KINDS.map((name) => [name, givenCreature(db, campaignId, { name }).id]));
  const encounter = givenEncounter(db, campaignId, {
    party: [givenCharacter(db, campaignId).id],
    pieces: drawn.map(({ kind, ...piece }) => ({
      ...piece,
      creatureId: creatures.get(kind) ?? '',
      side: 'foe',
      surprised: false,
      notes: '',
    })),
  });
  let app = open(db);
  const { combat } = app.fights.start({
    encounterId: encounter.id,
    sessionId: null,
    requestId: randomUUID(),
  });
  const { id } = combat;
  /** By what the narrator calls somebody: every name of his that was ever on the screen. */
  const onScreen = new Map<string, Set<string>>();
  const state = (): CombatState => app.fights.stateOf(id);

  function look(): void {
    app.players.follow(id);
    const rows = rowsOn(app);
    const seen = inSightOf(state());
    expect(rows.length).toBe(seen.length);
    for (const [index, one] of seen.entries()) {
      // Sides and groups have rows in an order of their own: there nobody's row is known for his.
      const row = rows[index] ?? '';
      const own = system.turns.kind === 'individual' ? shownName(one, 'pt-BR') : row;
      onScreen.set(own, (onScreen.get(own) ?? new Set()).add(row));
    }
    expect(new Set(rows).size).toBe(rows.length);
  }

  function play(command: AnyCommand): void {
    try {
      app.fights.command({ combatId: id, after: app.fights.open(id).count, command, typed: {} });
    } catch (thrown) {
      if (!(thrown instanceof RodadaError)) throw thrown;
    }
    look();
  }

  function restart(): void {
    const before = rowsOn(app).toSorted();
    app = open(db);
    app.players.open();
    look();
    expect(rowsOn(app).toSorted()).toEqual(before);
  }

  app.players.open();
  look();
  play({ type: 'start' });
  const rows = () => rowsOn(app);
  return { db, id, campaignId, onScreen, rows, play, restart, state, names: () => app.fights.names(id) };
}

type Watched = ReturnType<typeof watched>;

/** The names of a screen, from the top. */
function rowsOn({ screens }: Pick<TempPlayers, 'screens'>): readonly string[] {
  const shown = screens.at(-1)?.shown;
  return shown?.kind === 'fight' ? shown.view.groups.flatMap(({ rows }) => rows.map(({ name }) => name)) : [];
}

/** Those in sight, in the order of play. */
function inSightOf({ status, order, combatants }: CombatState) {
  if (status !== 'running') return [];
  const places = new Map(order.map(({ id }, index) => [id, index]));
  const place = (id: string): number => places.get(id) ?? order.length;
  return combatants.filter(({ hidden }) => !hidden).toSorted((a, b) => place(a.id) - place(b.id));
}

/** Does something drawn at random, to somebody drawn at random. */
function act(fight: Watched, { act: what, pick }: Drawn): void {
  const { combatants, reserves } = fight.state();
  const foes = combatants.filter(({ side }) => side === 'foe');
  const one = foes[pick % Math.max(1, foes.length)]?.id ?? '';
  const kind = KINDS[pick % KINDS.length] ?? 'Capanga';
  switch (what) {
    case 'next':
      return fight.play({ type: 'next-turn' });
    case 'hide':
    case 'show':
      return fight.play({ type: 'hide', combatants: [one], hidden: what === 'hide' });
    case 'hurt':
      return fight.play({ type: 'damage', target: one, amount: 1 + (pick % 20) });
    case 'leave':
      return fight.play({ type: 'remove-combatant', combatant: one });
    case 'return':
      return comeBack(fight, one);
    case 'add':
    case 'add-hidden':
      return fight.play(newcomer(fight, kind, what === 'add-hidden'));
    case 'wave':
      return fight.play({ type: 'bring-in', combatants: reserves.map(({ combatant }) => combatant.id) });
    case 'undo':
    case 'redo':
      return fight.play({ type: what });
    case 'anew':
      fight.play({ type: 'reset' });
      return fight.play({ type: 'start' });
    case 'restart':
      return fight.restart();
    case 'export':
      expectLogAgrees(fight);
  }
}

/** Somebody leaves, and is brought back as he was. */
function comeBack(fight: Watched, id: string): void {
  const leaving = fight.state().combatants.find((one) => one.id === id);
  if (leaving === undefined) return;
  const { name, label, side, hp, hidden } = leaving;
  fight.play({ type: 'remove-combatant', combatant: id });
  fight.play({
    type: 'add-combatant',
    combatant: { id, name, label, side, hp: { current: Math.max(1, hp.current), max: hp.max }, hidden },
  });
}

/** One more of a kind, named as the narrator's window does it. */
function newcomer(fight: Watched, kind: string, hidden: boolean): AnyCommand {
  const used = fight.names();
  const labelled = used.some(({ name, label }) => name === kind && label !== null);
  const asked = Array.from({ length: labelled ? 2 : 1 }, () => ({ name: kind, own: false }));
  const [named = { name: kind, label: null }] = namesApart(asked, used);
  return {
    type: 'add-combatant',
    combatant: {
      id: randomUUID(),
      ...named,
      mark: colourOf(named.label),
      side: 'foe',
      hp: { current: 9, max: 9 },
      hidden,
    },
  };
}

const NUMBERED = /(?:Capanga|Lobo) (?:\d+|[A-Z](?![a-zà-ú])|\([a-zà-ú]+\))/g;

/** Everybody whom the players' log names is named as the screen did, in every format. */
function expectLogAgrees({ db, id, onScreen }: Watched): void {
  const doc = storedLog(db, id, 'players');
  const known = new Set([...onScreen.values()].flatMap((names) => [...names]));
  const told = new Set(doc.people.map((one) => shownName(one, 'pt-BR')));
  expect([...told].filter((name) => !known.has(name))).toEqual([]);
  for (const format of FORMATS) {
    const words = format === 'json' ? textsOf(doc) : written(doc, format);
    expect((words.match(NUMBERED) ?? []).filter((name) => !known.has(name))).toEqual([]);
  }
}

function textsOf({ chapters }: LogDocument): string {
  return chapters.flatMap(({ entries }) => entries.map((entry) => entryText(entry, 'pt-BR'))).join('\n');
}

/** Whether the places of a kind that were ever shown leave none out; one by itself is the first. */
function hasGap(names: ReadonlySet<string>): boolean {
  return [...names].some((whole) => {
    const [, kind = '', end = ''] = /^(.+) (\d+|[A-Z])$/.exec(whole) ?? [];
    if (kind === '') return false;
    const first = /\d/.test(end) ? '1' : 'A';
    const before = /\d/.test(end)
      ? String(Number(end) - 1)
      : String.fromCharCode((end.codePointAt(0) ?? 0) - 1);
    const isSecond = before === first;
    return end !== first && !names.has(`${kind} ${before}`) && !(isSecond && names.has(kind));
  });
}

describe.each(SYSTEMS.map((system) => [system.id, system] as const))(
  'A13: in %s the players know everybody',
  (_id, system) => {
    it('by one name, on their screen, in their log and in every export, whatever is undone, hidden, brought back or started again', () => {
      fc.assert(
        fc.property(pieces, acts, (drawn, moves) => {
          const fight = watched(system, drawn);
          for (const move of moves) act(fight, move);
          for (const [own, names] of fight.onScreen)
            expect([own, [...names]]).toEqual([own, [...names].slice(0, 1)]);
          expect(hasGap(new Set([...fight.onScreen.values()].flatMap((names) => [...names])))).toBe(false);
          expectLogAgrees(fight);
          // As it goes out in a file and comes in again.
          const { campaign } = broughtIn(fight.db, writtenText(fight.db, fight.campaignId));
          const copy = listCombats(fight.db, campaign.id)[0]?.id ?? '';
          expect(textsOf(storedLog(fight.db, copy, 'players'))).toBe(
            textsOf(storedLog(fight.db, fight.id, 'players')),
          );
        }),
        { numRuns: 30 },
      );
    });

    it('by the narrator’s own name where nobody hides', () => {
      const open = pieces.map((drawn) => drawn.map((one) => ({ ...one, hidden: false, wave: 1 })));
      const seen = acts.map((drawn) => drawn.filter(({ act: what }) => !/hid|wave/.test(what)));
      fc.assert(
        fc.property(open, seen, (drawn, moves) => {
          const fight = watched(system, drawn);
          for (const move of moves) {
            act(fight, move);
            const own = inSightOf(fight.state()).map((one) => shownName(one, 'pt-BR'));
            expect(fight.rows().toSorted()).toEqual(own.toSorted());
          }
          for (const [own, names] of fight.onScreen) expect([...names]).toEqual([own]);
        }),
        { numRuns: 20 },
      );
    });
  },
);
