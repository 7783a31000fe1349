import type { Json, JsonObject } from '#shared/json.ts';
import { isObject } from '#shared/json-path.ts';
import type { ForeignCreature, NoteSection } from '#shared/rules/foreign.ts';
import type { FoundryActor } from '#shared/rules/kit/foreign/foundry.ts';
import { markdownIn, nameIn } from '#shared/rules/kit/foreign/html.ts';
import { at, idGiver, isTicked, listIn, objectIn, wholeIn, within } from '#shared/rules/kit/foreign/loose.ts';
import { MOST_FIGURE } from '#shared/rules/rituals-d20/fields.ts';
import { ritualsMessage, type RitualsKey } from '#shared/rules/rituals-d20/words/texts.ts';
import { BETWEEN_LONGER } from '#shared/text/lists.ts';
import type { Locale } from '#shared/text/locale.ts';
import { plain, message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { beginReading, pointsOf } from './actor.ts';
import { damageTypeIn, wordIn } from './labels.ts';
import { listed, ofType, ownedNotes, readRituals } from './owned.ts';
import { readSkills, skillsSaid } from './skills.ts';
import { readArmaments, readAttacks, WEAPONS } from './weapons.ts';

/** Reads a threat: its Defesa is whole as it stands, its attacks are in two places. */
export function readThreat(actor: FoundryActor, locale: Locale): ForeignCreature {
  const reading = beginReading(actor, locale);
  const { system } = actor;
  const { added, attributes } = reading;
  const skills = readSkills(
    system['skills'],
    (key) => added(`skills.${key}.value`) + added(`skills.${key}.mod`),
  );
  const id = idGiver();
  const owned = readArmaments(reading, ofType(reading, 'armament'), id);
  const attacks = readAttacks(reading, system['attacks'], id);
  const hp = at(system, 'attributes', 'hp');
  const points = pointsOf(
    wholeIn(at(hp, 'value')),
    mostOf(wholeIn(at(hp, 'max')), added('attributes.hp.max')),
  );
  const defense = (wholeIn(at(system, 'defense', 'value')) ?? 0) + added('defense.value');
  const sheet: JsonObject = {
    ...attributes,
    ...skills.own,
    skills: skills.extra,
    defense: within(defense, -MOST_FIGURE, MOST_FIGURE),
    weapons: [...attacks.weapons, ...owned.weapons],
    rituals: readRituals(reading),
  };
  reading.doubtful.push(...skills.unknown.map((skill) => ritualsMessage('foreign.unknownDegree', { skill })));
  reading.end();
  const notes: NoteSection[] = [
    { heading: message('foreign.description'), text: detailsOf(system) },
    { heading: message('foreign.otherFigures'), text: kindOf(system, locale) },
    { heading: ritualsMessage('foreign.resistances'), text: resistancesOf(system, locale) },
    { heading: ritualsMessage('foreign.immune'), text: listed(skills.immune) },
    { heading: ritualsMessage('foreign.presence'), text: presenceOf(system, locale) },
    { heading: message('foreign.abilities'), text: described(system['abilities']) },
    { heading: ritualsMessage('foreign.actions'), text: described(system['actions']) },
    { heading: WEAPONS, text: [...attacks.lines, ...owned.lines].join('\n') },
    ...ownedNotes(reading),
    {
      heading: ritualsMessage('foreign.temporary'),
      text: leavesOf(system['temporary']).join(BETWEEN_LONGER),
    },
  ];
  return {
    ...{ name: actor.name, kind: 'creature', points, sheet, notes, tags: [] },
    understood: skillsSaid(skills),
    ...{ dropped: reading.dropped, doubtful: reading.doubtful },
  };
}

function mostOf(stored: number | null, added: number): number | null {
  return stored === null ? null : stored + added;
}

function detailsOf(system: JsonObject): string {
  return Object.values(objectIn(system['details']))
    .map(markdownIn)
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .join('\n\n');
}

/** VD, size, elements, senses, what ticks are set, and how far it goes. */
function kindOf(system: JsonObject, locale: Locale): string {
  const said = (key: RitualsKey, value: string): string[] =>
    value === '' ? [] : [say(ritualsMessage(key, { value: plain(value) }), locale)];
  const vd = system['attributes'] === undefined ? undefined : at(system, 'attributes', 'vd');
  const walk = at(system, 'attributes', 'movement');
  const meters = wholeIn(isObject(walk) ? walk['walk'] : walk);
  const traits = Object.entries(objectIn(system['traits']))
    .filter(([, ticked]) => isTicked(ticked))
    .map(([trait]) => wordIn(trait, locale));
  const elements = listIn(system['elements']).map((element) => wordIn(element, locale));
  return [
    ...said('foreign.vd', nameIn(isObject(vd) ? vd['value'] : vd)),
    ...said('foreign.size', nameIn(system['size'])),
    ...said('foreign.element', listed(elements)),
    ...said('foreign.senses', listed([...listIn(system['senses']).map(nameIn), nameIn(system['senses'])])),
    ...said('foreign.traits', listed(traits)),
    ...(meters === null ? [] : [say(ritualsMessage('foreign.movement', { meters }), locale)]),
  ].join(BETWEEN_LONGER);
}

/** What it withstands, as figures and as the free texts have it. */
function resistancesOf(system: JsonObject, locale: Locale): string {
  const types = Object.entries(objectIn(system['resistances'])).flatMap(([type, found]) => {
    const name = damageTypeIn(type, locale);
    if (name === '') return [];
    const value = wholeIn(at(found, 'value')) ?? 0;
    const words = { type: plain(name), value };
    return [
      ...(value === 0 ? [] : [ritualsMessage('foreign.resists', words)]),
      ...(isTicked(at(found, 'vulnerable')) ? [ritualsMessage('foreign.vulnerable', words)] : []),
      ...(isTicked(at(found, 'immune')) ? [ritualsMessage('foreign.immuneTo', words)] : []),
    ].map((one) => say(one, locale));
  });
  const free = [
    ...leavesOf(at(system, 'defense', 'damageResistances')),
    ...leavesOf(at(system, 'defense', 'skillResistances')),
  ];
  const weak = leavesOf(system['vulnerabilities']).map((type) =>
    say(ritualsMessage('foreign.vulnerable', { type: plain(type) }), locale),
  );
  return [...new Set([...types, ...free, ...weak])].join(BETWEEN_LONGER);
}

function presenceOf(system: JsonObject, locale: Locale): string {
  const presence = system['disturbingPresence'];
  const damage = nameIn(at(presence, 'mentalDamage'));
  const dt = wholeIn(at(presence, 'dt')) ?? 0;
  const nex = wholeIn(at(presence, 'immuneNex')) ?? 0;
  if (damage === '' && dt === 0) return '';
  return say(ritualsMessage('foreign.presenceLine', { dt, damage: plain(damage || '0'), nex }), locale);
}

/** Names with their descriptions, one a line. */
function described(value: Json | undefined): string {
  return listIn(value)
    .map((one) => {
      const name = nameIn(at(one, 'name'));
      const text = isObject(one) ? markdownIn(one['description']) : markdownIn(one);
      return [name === '' ? '' : `**${name}.**`, text].filter((part) => part !== '').join(' ');
    })
    .filter((line) => line !== '')
    .map((line) => `- ${line.replace(/\n+/g, ' ')}`)
    .join('\n');
}

/** Every text that stands in a value, however deep within reason. */
function leavesOf(value: Json | undefined, depth = 0): readonly string[] {
  const text = nameIn(value);
  if (text !== '') return [text];
  return depth < 4 ? listIn(value).flatMap((inner) => leavesOf(inner, depth + 1)) : [];
}
