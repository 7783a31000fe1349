import type { CombatEvent, Who } from '#shared/combat/events.ts';
import type { Combatant, HitPoints } from '#shared/combat/state.ts';
import type { HealthBand } from '#shared/player/health-band.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { Message } from '#shared/text/message.ts';
import { say, text } from '#shared/text/translate.ts';
import { oneLine } from './formats/text.ts';
import { isParty } from './party.ts';
import { shownName } from '#shared/combat/names.ts';
import { labelWords } from '#shared/combat/labels.ts';
import { BETWEEN } from '#shared/text/lists.ts';

/** How a combatant came out of the fight. */
export type Fate = 'standing' | 'down' | 'defeated' | 'dead' | 'fled' | 'left';

/** One of those who took part; points are null for one no longer in the fight. */
export interface Member {
  readonly who: Who;
  readonly fate: Fate;
  readonly hp: HitPoints | null;
}

/** One line of the party or the foes; equals that met the same fate share one. */
export interface RosterLine {
  readonly members: readonly Member[];
  readonly isAlly: boolean;
  readonly fate: Fate;
  /** Last points; null for several, and for those no longer in the fight. */
  readonly hp: HitPoints | null;
  /** How it looks, where that is all that may be told. */
  readonly band?: HealthBand;
}

/** Everybody who took part, by side. */
export interface Roster {
  readonly party: readonly RosterLine[];
  readonly foes: readonly RosterLine[];
}

/** What a roster needs to know of one in the fight. */
export type RosterCombatant = Pick<Combatant, 'id' | 'name' | 'label' | 'side' | 'hp' | 'standing' | 'kind'>;

/** What a log needs to know of the state at the head. */
export interface LogState {
  readonly round: number;
  readonly combatants: readonly RosterCombatant[];
}

/** Who took part and how they came out: those in the fight, then those who left it. */
export function rosterOf(combatants: readonly RosterCombatant[], events: readonly CombatEvent[]): Roster {
  const present = new Set(combatants.map(({ id }) => id));
  const fates = fatesTold(events);
  const leavers = new Map(
    events.flatMap((event) =>
      event.type === 'left' && !present.has(event.who.id) ? [[event.who.id, event.who] as const] : [],
    ),
  );
  const members: Member[] = [
    ...combatants
      .filter(({ kind }) => kind === 'fighter')
      .map(({ id, name, label, side, hp, standing }) => ({
        who: { id, name, label, side },
        hp,
        fate: standing === 'up' ? ('standing' as const) : (fates.get(id) ?? standing),
      })),
    ...[...leavers.values()].map((who) => ({ who, hp: null, fate: fates.get(who.id) ?? ('left' as const) })),
  ];
  return {
    party: members.filter(({ who }) => isParty(who)).map((member) => line([member])),
    foes: groupEquals(members.filter(({ who }) => !isParty(who))),
  };
}

/** Those told to have fallen or fled, and not to have risen since. */
function fatesTold(events: readonly CombatEvent[]): ReadonlyMap<string, Fate> {
  const fates = new Map<string, Fate>();
  for (const event of events) {
    if (event.type === 'standing') {
      if (event.to === 'up') fates.delete(event.who.id);
      // One killed falls as well; what it died of is told before or after.
      else if (fates.get(event.who.id) !== 'dead') fates.set(event.who.id, event.to);
    } else if (event.type === 'fate') {
      const fate = fateTold(event);
      if (fate === null) fates.delete(event.who.id);
      else fates.set(event.who.id, fate);
    } else if (event.type === 'consequence') {
      const fate = CAUSED.get(event.kind);
      if (fate !== undefined) fates.set(event.who.id, fate);
    }
  }
  return fates;
}

const CAUSED: ReadonlyMap<string, Fate> = new Map([
  ['died', 'dead'],
  ['dead', 'dead'],
  ['fled', 'fled'],
]);

/** How the narrator's word leaves somebody; null for one who stands. */
function fateTold({ fate, to }: Extract<CombatEvent, { type: 'fate' }>): Fate | null {
  if (fate === 'dead') return 'dead';
  if (fate === 'gone') return 'left';
  return to === 'up' ? null : to;
}

/** Whether somebody is told together with his equals; by its colour on the table each is somebody. */
export function isOneOfMany({ label }: Who): boolean {
  return label !== null && label.scheme !== 'colours';
}

function groupEquals(members: readonly Member[]): readonly RosterLine[] {
  const groups = new Map<string, Member[]>();
  for (const [index, member] of members.entries()) {
    const { who, fate } = member;
    const isAlone = fate === 'standing' || hasPoints(member) || !isOneOfMany(who);
    const key = isAlone ? `${index}` : `${fate} ${who.name}`;
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return [...groups.values()].map(line);
}

/** Whether somebody is out of the fight with points left: no word that says it fell is true then. */
function hasPoints({ fate, hp }: Pick<Member, 'fate' | 'hp'>): boolean {
  return (fate === 'down' || fate === 'defeated') && hp !== null && hp.current > 0;
}

function line(members: readonly Member[]): RosterLine {
  const [first] = members;
  return {
    members,
    isAlly: first?.who.side === 'ally',
    fate: first?.fate ?? 'left',
    hp: members.length === 1 ? (first?.hp ?? null) : null,
  };
}

/** Whom a line is of: "Capanga 1, 2, 3", or the name. */
export function rosterName({ members }: RosterLine, locale: Locale): string {
  const words = members.map(({ who }, index) => {
    if (index === 0 || who.label === null) return shownName(who, locale);
    const label = labelWords(who.label);
    return typeof label === 'string' ? label : say(label, locale);
  });
  return oneLine(words.join(BETWEEN));
}

/** How a line came out, in words: "18/25 PV", "cai", "caem 3". */
export function fateText({ members, fate, hp, band }: RosterLine, unit: Message, locale: Locale): string {
  const count = members.length;
  if (hp !== null && hasPoints({ fate, hp }))
    return text('log.hp.out', locale, { current: hp.current, max: hp.max, unit });
  switch (fate) {
    case 'defeated':
      return text('log.fate.defeated', locale, { count });
    case 'dead':
      return text('log.fate.dead', locale, { count });
    case 'fled':
      return text('log.fate.fled', locale, { count });
    case 'left':
      return text('log.fate.left', locale, { count });
    case 'down':
      return hp === null
        ? text('log.fate.defeated', locale, { count })
        : text('log.hp.down', locale, { current: hp.current, max: hp.max, unit });
    case 'standing':
      if (band !== undefined) return text(`player.health.${band}`, locale);
      return hp === null ? text('log.fate.left', locale, { count }) : pointsText(hp, unit, locale);
  }
}

function pointsText({ current, max, temp }: HitPoints, unit: Message, locale: Locale): string {
  return temp === 0
    ? text('log.hp', locale, { current, max, unit })
    : text('log.hp.temp', locale, { current, max, unit, temp });
}
