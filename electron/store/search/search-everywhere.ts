import type { HitKind, SearchHit } from '#shared/api/search.ts';
import { folded } from '#shared/text/folded.ts';
import { TAGS } from '#electron/store/creatures.ts';
import { isText, readList } from '#electron/store/json-column.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';
import { READABLE_SHEET } from './creature-words.ts';
import { ftsQuery } from './words.ts';

/** Most hits of one kind. */
const MOST = 12;
/** So many lines of logs are looked at for the fights they belong to. */
const MOST_LINES = 400;

interface CreatureHitRow {
  readonly id: string;
  readonly campaignId: string;
  readonly campaignName: string;
  readonly name: string;
  readonly notes: string;
  readonly tags: string;
  readonly attacks: string;
}

interface StoryRow {
  readonly kind: HitKind;
  readonly id: string;
  readonly campaignId: string;
  readonly campaignName: string;
  readonly name: string;
  readonly notes: string;
  readonly number: number | null;
}

interface LineRow {
  readonly id: string;
  readonly campaignId: string;
  readonly campaignName: string;
  readonly name: string;
  readonly round: number;
  readonly line: string;
}

const OF_CAMPAIGN = `campaigns.removed_at IS NULL AND (:campaignId IS NULL OR campaigns.id = :campaignId)`;

const creatureHits = statement<CreatureHitRow>(
  `SELECT creatures.id, campaign_id AS campaignId, campaigns.name AS campaignName, creatures.name,
     creatures.notes, ${TAGS},
     (SELECT json_group_array(value) FROM json_tree(${READABLE_SHEET}) WHERE key = 'name' AND type = 'text') AS attacks
   FROM creature_words JOIN creatures ON creatures.doc = creature_words.rowid
     JOIN campaigns ON campaigns.id = campaign_id
   WHERE creature_words MATCH :query AND creatures.removed_at IS NULL AND ${OF_CAMPAIGN}
   LIMIT ${MOST}`,
);

const storyHits = statement<StoryRow>(
  `SELECT kind, story_words.id, campaigns.id AS campaignId, campaigns.name AS campaignName,
     story_words.name, story_words.notes, sessions.number
   FROM story_words
     LEFT JOIN encounters ON kind = 'encounter' AND encounters.id = story_words.id
     LEFT JOIN sessions ON kind = 'session' AND sessions.id = story_words.id
     LEFT JOIN combats ON kind = 'log' AND combats.id = story_words.id
     JOIN campaigns ON campaigns.id = CASE kind
       WHEN 'campaign' THEN story_words.id
       WHEN 'encounter' THEN encounters.campaign_id
       WHEN 'session' THEN sessions.campaign_id
       ELSE combats.campaign_id END
   WHERE story_words MATCH :query AND kind = :kind AND ${OF_CAMPAIGN}
     AND encounters.removed_at IS NULL AND sessions.removed_at IS NULL AND combats.removed_at IS NULL
   ORDER BY bm25(story_words, 0, 0, 10, 1) LIMIT ${MOST}`,
);

const lineHits = statement<LineRow>(
  `SELECT combat_id AS id, campaigns.id AS campaignId, campaigns.name AS campaignName, combats.name,
     log_words.round, line
   FROM log_words JOIN combats ON combats.id = combat_id JOIN campaigns ON campaigns.id = combats.campaign_id
   WHERE log_words MATCH :query AND combats.removed_at IS NULL AND ${OF_CAMPAIGN}
   LIMIT ${MOST_LINES}`,
);

/** What words are found in, in one campaign or in all: names first, a few of each kind. */
export function searchEverywhere(
  db: Sqlite,
  campaignId: string | null,
  search: string,
): readonly SearchHit[] {
  const query = ftsQuery(search);
  if (query === null) return [];
  const stories = (kind: HitKind): readonly SearchHit[] =>
    storyHits(db)
      .all({ query, kind, campaignId })
      .map((row) => storyHit(row, search));
  const named = stories('log');
  const told = new Set(named.map(({ id }) => id));
  const lines = onePerFight(lineHits(db).all({ query, campaignId })).filter(({ id }) => !told.has(id));
  return [
    ...stories('campaign'),
    ...foundCreatures(db, campaignId, query).map((row) => creatureHit(row, search)),
    ...stories('encounter'),
    ...stories('session'),
    ...named,
    ...lines.slice(0, MOST - named.length).map((row) => lineHit(row, search)),
  ];
}

function foundCreatures(db: Sqlite, campaignId: string | null, query: string): readonly CreatureHitRow[] {
  const byName = creatureHits(db).all({ query: `name : (${query})`, campaignId });
  if (byName.length === MOST) return byName;
  const known = new Set(byName.map(({ id }) => id));
  const others = creatureHits(db).all({ query, campaignId });
  return [...byName, ...others.filter(({ id }) => !known.has(id))].slice(0, MOST);
}

function creatureHit({ notes, tags, attacks, ...row }: CreatureHitRow, search: string): SearchHit {
  const places = [
    { place: 'tags', text: readList(tags, isText).join(', ') },
    { place: 'attacks', text: readList(attacks, isText).join(', ') },
    { place: 'notes', text: notes },
  ] as const;
  const where = inName(row.name, search)
    ? undefined
    : places.find(({ text }) => holdsBeginning(text, search));
  return {
    ...row,
    kind: 'creature',
    number: null,
    round: null,
    place: where?.place ?? 'name',
    excerpt: where ? excerptAround(where.text, search) : '',
  };
}

function storyHit({ notes, ...row }: StoryRow, search: string): SearchHit {
  const named = inName(row.name, search);
  return {
    ...row,
    round: null,
    place: named ? 'name' : 'notes',
    excerpt: named ? '' : excerptAround(notes, search),
  };
}

function lineHit({ line, ...row }: LineRow, search: string): SearchHit {
  return { ...row, kind: 'log', number: null, place: 'log', excerpt: excerptAround(line, search) };
}

/** The first line of each fight. */
function onePerFight(rows: readonly LineRow[]): readonly LineRow[] {
  return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
}

/** All the words begin some word of the name. */
function inName(name: string, search: string): boolean {
  return wordsOf(search).every((word) => wordsOf(name).some((one) => one.startsWith(word)));
}

function holdsBeginning(text: string, search: string): boolean {
  const words = wordsOf(text);
  return wordsOf(search).some((word) => words.some((one) => one.startsWith(word)));
}

function wordsOf(text: string): readonly string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}\p{Co}]+/u)
    .filter((word) => word !== '');
}

const BEFORE = 28;
const LENGTH = 90;

/** The words of a text around the first place where a word of the search begins, on one line. */
export function excerptAround(text: string, search: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const sought = search
    .split(/\s+/)
    .map(folded)
    .filter((word) => word !== '');
  const words = [...line.matchAll(/[\p{L}\p{N}\p{Co}][\p{L}\p{N}\p{Co}\p{M}]*/gu)];
  const hit = words.find(([word]) => sought.some((one) => folded(word).startsWith(one)))?.index ?? 0;
  const from = hit <= BEFORE ? 0 : line.indexOf(' ', hit - BEFORE) + 1;
  const end =
    line.length - from <= LENGTH ? line.length : Math.max(from + 1, line.lastIndexOf(' ', from + LENGTH));
  return `${from > 0 ? '…' : ''}${line.slice(from, end)}${end < line.length ? '…' : ''}`;
}
