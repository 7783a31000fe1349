import type { Message } from '#shared/text/message.ts';
import type { OrderRow } from './order-rows.ts';

/** A condition, and how many of a group have it. */
interface HeldTogether {
  readonly label: Message;
  readonly count: number;
}

/** What a closed group tells of its members. */
export interface GroupSummary {
  readonly name: string;
  readonly count: number;
  /** The points of all together; below 0 none are counted against the others. */
  readonly sum: { readonly current: number; readonly max: number };
  /** The one with the smallest share of its points of those still up; null when nobody is hurt. */
  readonly worst: { readonly name: string; readonly current: number; readonly max: number } | null;
  /** How many are up but have lost points. */
  readonly hurt: number;
  /** How many have fallen. */
  readonly fallen: number;
  /** Each condition that lies on some of them, and on how many. */
  readonly conditions: readonly HeldTogether[];
  /** How many are hidden from the players. */
  readonly hidden: number;
  /** How many the players know by another name. */
  readonly renamed: number;
  /** Who of them is in turn. */
  readonly inTurn: string | null;
  readonly waiting: boolean;
  readonly acted: boolean;
}

/** A line of the order list: somebody, or the head of a group that is opened below it or stands for all of them. */
export type Line =
  | { readonly kind: 'row'; readonly id: string; readonly row: OrderRow; readonly within: string | null }
  | {
      readonly kind: 'group';
      /** Its own in the list, never a combatant's. */
      readonly id: string;
      readonly group: string;
      readonly open: boolean;
      readonly members: readonly OrderRow[];
      readonly summary: GroupSummary;
    };

/** What the narrator has decided of a group; one not named opens on its turn and closes after it. */
export type Kept = Readonly<Record<string, 'open' | 'closed'>>;

/** Opens a group on the turn of one of it. */
export const OPEN_ON_TURN = (run: readonly OrderRow[]): boolean => run.some(({ now }) => now);
/** Where turns aren't individual, groups are open until the narrator closes them. */
export const OPEN_ALWAYS = (): boolean => true;

/** Whether a group stands open as long as the narrator hasn't decided. */
export type Opening = (run: readonly OrderRow[]) => boolean;

/** The lines of these rows: two or more of one group in a row share a head. Lines of `before` that are equal are reused. */
export function linesOf(
  rows: readonly OrderRow[],
  kept: Kept,
  before: readonly Line[] = [],
  opening: Opening = OPEN_ON_TURN,
): readonly Line[] {
  const drawn = new Map(before.map((line) => [line.id, line]));
  return runsOf(rows).flatMap((run) => {
    const [first] = run;
    if (first === undefined) return [];
    if (run.length === 1 || first.group === null) return run.map((row) => again(drawn, rowLine(row, null)));
    const open = isOpen(first.group, run, kept, opening);
    const head: Line = {
      kind: 'group',
      id: groupLineId(first.id),
      group: first.group,
      open,
      members: run,
      summary: summaryOf(run),
    };
    const same = again(drawn, head);
    return open ? [same, ...run.map((row) => again(drawn, rowLine(row, head.id)))] : [same];
  });
}

/** What is remembered of a group the narrator has opened or closed: nothing where it would be so without. */
export function afterToggle(
  kept: Kept,
  line: Extract<Line, { kind: 'group' }>,
  opening: Opening = OPEN_ON_TURN,
): Kept {
  const { [line.group]: _dropped, ...others } = kept;
  const wanted = !line.open;
  const byItself = opening(line.members);
  return wanted === byItself ? others : { ...others, [line.group]: wanted ? 'open' : 'closed' };
}

/** The ids of those a line stands for. */
export function idsIn(line: Line): readonly string[] {
  return line.kind === 'row' ? [line.row.id] : line.members.map(({ id }) => id);
}

function groupLineId(first: string): string {
  return `group:${first}`;
}

function rowLine(row: OrderRow, within: string | null): Line {
  return { kind: 'row', id: row.id, row, within };
}

/** The line drawn before, where it is equal; its rows are compared by identity, since equal rows are reused, too. */
function again(drawn: ReadonlyMap<string, Line>, line: Line): Line {
  const same = drawn.get(line.id);
  if (same?.kind === 'row' && line.kind === 'row') {
    return same.row === line.row && same.within === line.within ? same : line;
  }
  if (same?.kind === 'group' && line.kind === 'group') {
    const sameMembers =
      same.members.length === line.members.length &&
      same.members.every((row, index) => row === line.members[index]);
    return sameMembers && same.open === line.open && same.group === line.group ? same : line;
  }
  return line;
}

function isOpen(group: string, run: readonly OrderRow[], kept: Kept, opening: Opening): boolean {
  const decided = kept[group];
  return decided === undefined ? opening(run) : decided === 'open';
}

/** Rows that stand together and share a group; everybody else alone. */
function runsOf(rows: readonly OrderRow[]): readonly (readonly OrderRow[])[] {
  const runs: OrderRow[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (row.group !== null && last?.[0]?.group === row.group) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

function summaryOf(run: readonly OrderRow[]): GroupSummary {
  const up = run.filter(({ standing }) => standing !== 'defeated');
  const hurt = up.filter(({ hp }) => hp.current < hp.max);
  const worst = hurt.reduce<OrderRow | null>(
    (least, row) => (least === null || share(row) < share(least) ? row : least),
    null,
  );
  const total = (points: (row: OrderRow) => number) => run.reduce((sum, row) => sum + points(row), 0);
  return {
    name: run[0]?.base ?? '',
    count: run.length,
    sum: { current: total(({ hp }) => Math.max(0, hp.current)), max: total(({ hp }) => hp.max) },
    worst: worst === null ? null : { name: worst.name, current: worst.hp.current, max: worst.hp.max },
    hurt: hurt.length,
    fallen: run.filter(({ standing }) => standing !== 'up').length,
    conditions: heldTogether(run),
    hidden: run.filter(({ hidden }) => hidden).length,
    renamed: run.filter(({ playersName }) => playersName !== null).length,
    inTurn: run.find(({ now }) => now)?.name ?? null,
    waiting: run.some(({ waiting }) => waiting),
    acted: run.every(({ acted }) => acted),
  };
}

function heldTogether(run: readonly OrderRow[]): readonly HeldTogether[] {
  const held = run.flatMap(({ chips }) => chips.filter(({ kind }) => kind === 'condition'));
  const first = held.filter(({ id }, index) => held.findIndex((one) => one.id === id) === index);
  return first.map(({ id, label }) => ({ label, count: held.filter((one) => one.id === id).length }));
}

function share({ hp }: OrderRow): number {
  return hp.max === 0 ? 0 : hp.current / hp.max;
}
