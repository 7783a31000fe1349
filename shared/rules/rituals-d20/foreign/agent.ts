import type { Json, JsonObject } from '#shared/json.ts';
import type { ForeignCreature, NoteSection } from '#shared/rules/foreign.ts';
import type { FoundryActor } from '#shared/rules/kit/foreign/foundry.ts';
import { markdownIn, nameIn } from '#shared/rules/kit/foreign/html.ts';
import { at, idGiver, isTicked, listIn, wholeIn, within } from '#shared/rules/kit/foreign/loose.ts';
import { MOST_FIGURE } from '#shared/rules/rituals-d20/fields.ts';
import { movementMeters } from '#shared/rules/rituals-d20/turn/movement.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { BETWEEN_LONGER } from '#shared/text/lists.ts';
import type { Locale } from '#shared/text/locale.ts';
import { message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { beginReading, pointsOf, type Reading } from './actor.ts';
import { callingOf, listed, ofType, ownedNotes, readRituals } from './owned.ts';
import { readSkills, skillsSaid } from './skills.ts';
import { readArmaments, WEAPONS } from './weapons.ts';

/** The words that a new agent has for its story. */
const EMPTY = new Set([
  'A personalidade, aparência e história do seu personagem aqui.',
  'Os seus objetivos aqui.',
  "Your character's personality, appearance, and background here.",
  'Your goals here.',
  'Your text here.',
]);
/** The Defesa that all begin with. */
const BASE_DEFENSE = 10;
const HIGHEST_LEVEL = 20;

/** Reads an agent: what its game works out is worked out again, since its file has it stale. */
export function readAgent(actor: FoundryActor, locale: Locale): ForeignCreature {
  const reading = beginReading(actor, locale);
  const { system } = actor;
  const { added, attributes } = reading;
  const skills = readSkills(
    system['skills'],
    (key) => added(`skills.${key}.value`) + added(`skills.${key}.mod`) + added(`skills.${key}.bonus`),
  );
  const { weapons, lines } = readArmaments(reading, ofType(reading, 'armament'), idGiver());
  const points = pointsOf(wholeIn(at(system, 'PV', 'value')), mostPoints(reading));
  const counters = countersIn(system['resources']);
  const constitution = skills.own.constitution ?? 0;
  const sheet: JsonObject = {
    ...attributes,
    ...skills.own,
    skills: skills.extra,
    defense: defenseOf(reading),
    weapons,
    rituals: readRituals(reading),
    ...(counters.length > 0 ? { counters } : {}),
  };
  const walks = movementMeters({
    constitution,
    ...{ vigor: attributes.vigor, agility: attributes.agility },
    ...{ builtVigor: attributes.vigor, builtAgility: attributes.agility },
  });
  const meters = wholeIn(at(system, 'desloc', 'value'));
  const other =
    meters !== null && meters !== walks ? [say(ritualsMessage('foreign.movement', { meters }), locale)] : [];
  reading.doubtful.push(...skills.unknown.map((skill) => ritualsMessage('foreign.unknownDegree', { skill })));
  sayLoad(reading);
  reading.end();
  const notes: NoteSection[] = [
    { heading: message('foreign.story'), text: written(system['biography']) },
    { heading: ritualsMessage('foreign.goals'), text: written(system['goals']) },
    { heading: ritualsMessage('foreign.calling'), text: listed(callingOf(reading)) },
    { heading: message('foreign.otherFigures'), text: [...figuresIn(system), ...other].join(BETWEEN_LONGER) },
    ...ownedNotes(reading),
    { heading: WEAPONS, text: lines.join('\n') },
    { heading: ritualsMessage('foreign.resources'), text: resourcesIn(system['resources']) },
    { heading: ritualsMessage('foreign.immune'), text: listed(skills.immune) },
  ];
  return {
    ...{ name: actor.name, kind: 'character', points, sheet, notes, tags: [] },
    understood: skillsSaid(skills),
    ...{ dropped: reading.dropped, doubtful: reading.doubtful },
  };
}

/** The greatest points by the class, the level and what effects add; as they stand where there is no class. */
function mostPoints(reading: Reading): number | null {
  const { actor, added, attributes } = reading;
  const stored = wholeIn(at(actor.system, 'PV', 'max'));
  const bonus = added('PV.bonus');
  const [own] = ofType(reading, 'class');
  const initial = wholeIn(own?.system['hpInitial']);
  const each = wholeIn(own?.system['hpPerLevel']);
  if (own === undefined || initial === null || isTicked(actor.system['disableCalculations'])) {
    return stored === null ? null : stored + added('PV.max');
  }
  const isSurvivor = isTicked(own.system['isSurvivor']);
  const level = isSurvivor ? (wholeIn(at(actor.system, 'stage', 'value')) ?? 1) : levelOf(actor.system);
  if (each === null) reading.doubtful.push(ritualsMessage('foreign.noPointsPerLevel'));
  const byLevels = wholeIn(at(actor.system, 'nivel', 'value')) ?? 1;
  if (!isSurvivor && byLevels > 1 && byLevels !== level) {
    reading.doubtful.push(ritualsMessage('foreign.byLevel', { level, other: byLevels }));
  }
  const vigor = attributes.vigor;
  return initial + vigor + (Math.max(1, level) - 1) * ((each ?? 0) + (isSurvivor ? 0 : vigor)) + bonus;
}

/** A level for every 5% of NEX; 99% is the twentieth. */
function levelOf(system: JsonObject): number {
  const nex = wholeIn(at(system, 'NEX', 'value')) ?? 0;
  return nex >= 99 ? HIGHEST_LEVEL : within(Math.floor(nex / 5), 1, HIGHEST_LEVEL);
}

function defenseOf(reading: Reading): number {
  const { actor, added, attributes } = reading;
  const base = wholeIn(at(actor.system, 'defense', 'value')) ?? BASE_DEFENSE;
  const worn = ofType(reading, 'protection')
    .filter(({ system }) => isTicked(at(system, 'using', 'state')))
    .reduce((sum, { system }) => sum + (wholeIn(system['defense']) ?? 0), 0);
  return within(base + attributes.agility + worn + added('defense.value'), -MOST_FIGURE, MOST_FIGURE);
}

/** Who carries too much has a lower Defesa, which stands nowhere in the file. */
function sayLoad({ actor, attributes, doubtful }: Reading): void {
  const load = actor.items.reduce(
    (sum, { system }) =>
      sum + (wholeIn(system['weight']) ?? 0) * Math.max(1, wholeIn(system['quantity']) ?? 1),
    0,
  );
  const most = attributes.strength > 0 ? 5 * attributes.strength : 2;
  if (load > most) doubtful.push(ritualsMessage('foreign.overloaded', { load, most }));
}

function figuresIn(system: JsonObject): readonly string[] {
  const pair = (key: string): string[] => {
    const value = wholeIn(at(system, key, 'value'));
    return value === null ? [] : [`${key} ${value}`];
  };
  const nex = wholeIn(at(system, 'NEX', 'value'));
  const patent = nameIn(at(system, 'patent', 'name'));
  return [
    ...(nex === null ? [] : [`NEX ${nex}%`]),
    ...['PE', 'PD', 'SAN'].flatMap(pair),
    ...(patent === '' ? [] : [patent]),
  ];
}

function resourcesIn(resources: Json | undefined): string {
  return listed(
    listIn(resources).map((one) => {
      const label = nameIn(at(one, 'label'));
      return label === '' ? '' : `${label} ${wholeIn(at(one, 'value')) ?? 0}/${wholeIn(at(one, 'max')) ?? 0}`;
    }),
  );
}

/** Resources that have a name and a most are counters here. */
function countersIn(resources: Json | undefined): readonly JsonObject[] {
  const id = idGiver();
  return listIn(resources).flatMap((one, place) => {
    const name = nameIn(at(one, 'label'));
    const max = within(wholeIn(at(one, 'max')) ?? 0, 0, 999);
    const current = within(wholeIn(at(one, 'value')) ?? max, 0, max);
    return name === '' || max === 0
      ? []
      : [{ id: id(`resource-${place + 1}`), name, max, current, returns: 'never' }];
  });
}

function written(value: Json | undefined): string {
  const text = markdownIn(value);
  return EMPTY.has(text) ? '' : text;
}
