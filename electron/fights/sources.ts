import type { FightSource } from '#shared/api/combats.ts';
import type { Character } from '#shared/api/campaigns.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Creature } from '#shared/records/creature.ts';
import { addedBy } from '#shared/log/presence.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { correctionFor, type CorrectedSource } from '#shared/sources/corrections.ts';
import type { SourceFigures } from '#shared/sources/figures.ts';
import { newsFor } from '#shared/sources/news.ts';
import { readableCharacter, storeCharacter } from '#electron/store/characters.ts';
import { commandsWithAdding } from '#electron/store/combats/combat-commands.ts';
import { fightSources, storeFightSources } from '#electron/store/combats/combat-sources.ts';
import { readableCreatures, storeCreatures } from '#electron/store/creatures.ts';
import { notFound } from '#electron/store/not-found.ts';
import { inTransaction, type Sqlite } from '#electron/store/sqlite.ts';
import { shownState, type LiveFight } from './live-fight.ts';

/** A creature or character of the campaign, with those in the fight who came from it. */
type Source = { readonly combatants: readonly Combatant[] } & (
  | { readonly kind: 'creature'; readonly row: Creature }
  | { readonly kind: 'character'; readonly row: Character }
);

/** The creatures and characters that those in a fight came from, as they are now, as far as they are still there and can be read. */
export function sourcesOfFight(db: Sqlite, fight: LiveFight): readonly FightSource[] {
  const { seen } = fightSources(db, fight.stored.combat.id);
  const brought = broughtMaxima(db, fight);
  return sourcesIn(db, fight).map((source) => {
    const { id, name, notes } = source.row;
    const combatants = source.combatants.map((one) => one.id);
    const listed = { id, kind: source.kind, name, notes, combatants };
    return { ...listed, ...whatDiffers(fight, source, { seen: seen[id], brought }) };
  });
}

/** Notes that the narrator has answered whether the fight should know what a creature or character is now. `NOT_FOUND` for one it hasn't come from. */
export function answerNews(db: Sqlite, fight: LiveFight, sourceId: string): void {
  const { id } = fight.stored.combat;
  const source =
    sourcesIn(db, fight).find(({ row }) => row.id === sourceId) ?? notFound('creature', 'sourceId');
  const { max, sheet } = figuresOf(fight.system, source);
  inTransaction(db, () => {
    const { creatures, seen } = fightSources(db, id);
    storeFightSources(db, id, { creatures, seen: { ...seen, [sourceId]: { max, sheet } } });
  });
}

/** Takes corrections of these along to the creatures and characters they came from: all of them or none. */
export function takeCorrections(db: Sqlite, fight: LiveFight, combatants: readonly string[]): void {
  const brought = broughtMaxima(db, fight);
  inTransaction(db, () => {
    for (const id of combatants) {
      // Each is taken to what the ones before have made of its source.
      const source = sourcesIn(db, fight).find((one) => one.combatants.some((other) => other.id === id));
      const combatant = source?.combatants.find((one) => one.id === id);
      if (source === undefined || combatant === undefined) continue;
      const now = figuresOf(fight.system, source);
      const correction = correctionFor(fight.system, combatant, { broughtMax: brought(combatant), now });
      if (correction !== null) storeCorrected(db, source, combatant, correction.to);
    }
  });
}

function whatDiffers(
  fight: LiveFight,
  source: Source,
  {
    seen,
    brought,
  }: { readonly seen: SourceFigures | undefined; readonly brought: (one: Combatant) => number },
): Pick<FightSource, 'news' | 'corrections'> {
  const { system } = fight;
  const now = figuresOf(system, source);
  // One that is shown as it was played can't be told anything, nor has it anything to tell.
  if (fight.kind === 'as-played') return { news: [], corrections: [] };
  if (shownState(fight).status === 'ended') {
    const corrections = source.combatants.flatMap((one) => {
      const correction = correctionFor(system, one, { broughtMax: brought(one), now });
      return correction === null ? [] : [{ combatant: one.id, changes: correction.changes }];
    });
    return { news: [], corrections };
  }
  const news = source.combatants.flatMap((one) => {
    const known = seen ?? { max: brought(one), sheet: one.corrected?.sheet ?? one.sheet };
    return newsFor(system, one, { known, now }) ?? [];
  });
  return { news, corrections: [] };
}

/** Those of the campaign whom combatants came from; one that is damaged, removed or another campaign's is none. */
function sourcesIn(db: Sqlite, fight: LiveFight): readonly Source[] {
  const { combat, party } = fight.stored;
  const { creatures } = fightSources(db, combat.id);
  const { combatants, reserves } = shownState(fight);
  const everybody = [...combatants, ...reserves.map(({ combatant }) => combatant)];
  const comingFrom = (id: string, idsBy: (combatant: string) => string | undefined) =>
    everybody.filter((one) => idsBy(one.id) === id);
  const ofCampaign = ({ campaignId }: { readonly campaignId: string }) => campaignId === combat.campaignId;
  const present = new Set(everybody.map(({ id }) => id));
  const used = Object.entries(creatures).filter(([combatant]) => present.has(combatant));
  const characters = [...new Set(party.values())].flatMap((id) => readableCharacter(db, id) ?? []);
  return [
    ...characters.filter(ofCampaign).map((row): Source => ({
      kind: 'character',
      row,
      combatants: comingFrom(row.id, (combatant) => party.get(combatant)),
    })),
    ...readableCreatures(db, [...new Set(used.map(([, id]) => id))])
      .filter(ofCampaign)
      .map((row): Source => ({
        kind: 'creature',
        row,
        combatants: comingFrom(row.id, (combatant) => creatures[combatant]),
      })),
  ];
}

/** What a source has now; its sheet whole, as the rules read it, where they take it. */
function figuresOf(system: RuleSystem, { kind, row }: Source): CorrectedSource {
  const { notes } = row;
  const sheet = system.sheet.safeParse(row.sheet).data ?? row.sheet;
  return { max: kind === 'creature' ? row.hp : row.hp.max, sheet, notes };
}

function storeCorrected(db: Sqlite, source: Source, { hp }: Combatant, to: CorrectedSource): void {
  const { max, sheet, notes } = to;
  if (source.kind === 'creature') {
    storeCreatures(db, [{ ...source.row, hp: max, sheet, notes }]);
    return;
  }
  const { current, max: most } = source.row.hp;
  // One whose points were cut off at the old maximum as the fight ended has those it had.
  const left = current === most ? Math.max(current, hp.current) : current;
  storeCharacter(db, { ...source.row, hp: { current: Math.min(left, max), max }, sheet, notes });
}

/** With which maximum of points each came in. */
function broughtMaxima(db: Sqlite, { stored, past }: LiveFight): (one: Combatant) => number {
  const { combatants, reserves } = past.initial();
  const known = new Map(
    [...combatants, ...reserves.map(({ combatant }) => combatant)].map(({ id, hp }) => [id, hp.max]),
  );
  for (const { command } of commandsWithAdding(db, stored.combat.id)) {
    for (const [id, { hp }] of addedBy(command)) known.set(id, hp.max);
  }
  return ({ id, hp, corrected }) => known.get(id) ?? hp.max - (corrected?.max ?? 0);
}
