import type { Json, JsonObject } from '#shared/json.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { RodadaError } from '#shared/errors.ts';
import { BETWEEN_LONGER } from '#shared/text/lists.ts';
import { plain, message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import type { FoundryItem } from '#shared/rules/kit/foreign/foundry.ts';
import { markdownIn, nameIn } from '#shared/rules/kit/foreign/html.ts';
import { at, listIn, objectIn, wholeIn, wordsIn } from '#shared/rules/kit/foreign/loose.ts';
import { ritualsMessage, type RitualsKey } from '#shared/rules/rituals-d20/words/texts.ts';
import type { Reading } from './actor.ts';
import { damageTypeIn, wordIn } from './labels.ts';
import { ATTRIBUTE_OF, isSkill } from './skills.ts';

/** The weapons of an actor, and what of them goes to the notes, a line each. */
export interface ReadWeapons {
  readonly weapons: readonly JsonObject[];
  readonly lines: readonly string[];
}

const LEADING_DICE = /^\s*[+-]?\s*\d*d?\d+(?:\s*[+-]\s*\d*d?\d+)*/i;
const MELEE = /^(?:|corpo[ -]a[ -]corpo|melee|adjacente|toque)$/i;

/** Reads what an actor owns as weapons. */
export function readArmaments(
  reading: Reading,
  items: readonly FoundryItem[],
  id: (wished: string) => string,
): ReadWeapons {
  const weapons: JsonObject[] = [];
  const lines: string[] = [];
  for (const { id: own, name, system } of items) {
    const attack = objectIn(at(system, 'formulas', 'attack') ?? at(system, 'formulas', 'attackFormula'));
    const damage = objectIn(at(system, 'formulas', 'damage') ?? at(system, 'formulas', 'damageFormula'));
    const dice = damageOf(reading, damage);
    const range = wordsIn(at(system, 'types', 'rangeType', 'name')).toLowerCase();
    const skill = wordsIn(attack['skill']);
    const kind = range === 'melee' || range === 'ranged' ? range : skill === 'aim' ? 'ranged' : 'melee';
    const grip = wordsIn(at(system, 'types', 'gripType'));
    const bonus = wholeIn(attack['bonus']) ?? 0;
    const facts = factsIn(reading, [
      ['foreign.critical', criticalIn(system['critical'])],
      ['foreign.range', wordIn(system['range'], reading.locale)],
      ['foreign.attacks', several(system['numberOfAttacks'])],
      ['foreign.attackBonus', bonus === 0 ? '' : signed(bonus)],
      [
        'foreign.damageType',
        damageTypeIn(damage['type'] ?? at(system, 'types', 'damageType'), reading.locale),
      ],
    ]);
    const description = markdownIn(system['description']);
    lines.push(...lineOf(name, facts, description));
    if (bonus !== 0) {
      const source = `${name}: ${signed(bonus)}`;
      reading.dropped.push({ source, why: ritualsMessage('foreign.noAttackBonus') });
    }
    if (skill !== '' && !isSkill(skill)) {
      reading.dropped.push({ source: `${name}: ${skill}`, why: ritualsMessage('foreign.otherSkill') });
    }
    if (dice === null) {
      const source = `${name}: ${wordsIn(damage['formula'])}`.slice(0, 200);
      reading.dropped.push({ source, why: ritualsMessage('foreign.noDamage') });
      continue;
    }
    weapons.push({
      ...{ id: id(own), name, kind, damage: dice },
      attribute: ATTRIBUTE_OF.get(wordsIn(attack['attr'])) ?? 'by-kind',
      skill: isSkill(skill) ? skill : 'by-kind',
      ...{ light: grip === 'light', hands: grip === 'twoHands' ? 2 : 1 },
    });
  }
  return { weapons, lines };
}

/** Reads the attacks that a threat has beside what it owns: texts only, complete as they stand. */
export function readAttacks(
  reading: Reading,
  attacks: Json | undefined,
  id: (wished: string) => string,
): ReadWeapons {
  const weapons: JsonObject[] = [];
  const lines: string[] = [];
  const keys = Object.keys(objectIn(attacks));
  for (const [place, attack] of listIn(attacks).entries()) {
    const written = wordsIn(at(attack, 'damage'));
    const name = nameIn(at(attack, 'name')) || say(ritualsMessage('foreign.attack'), reading.locale);
    if (written === '' && nameIn(at(attack, 'name')) === '') continue;
    const range = nameIn(at(attack, 'range'));
    const times = wholeIn(at(attack, 'criticalMult'));
    const critical = criticalIn(at(attack, 'critical'));
    const facts = factsIn(reading, [
      ['foreign.test', nameIn(at(attack, 'test'))],
      ['foreign.critical', times === null || critical === '' ? critical : `${critical}/x${times}`],
      ['foreign.range', range],
      ['foreign.attacks', several(at(attack, 'numberOfAttacks'))],
      ['foreign.damageType', damageTypeIn(at(attack, 'damageType'), reading.locale)],
    ]);
    lines.push(...lineOf(name, facts, ''));
    const leading = LEADING_DICE.exec(written)?.[0] ?? '';
    const dice = asDice(leading);
    if (dice === null) {
      const source = `${name}: ${written}`.slice(0, 200);
      reading.dropped.push({ source, why: ritualsMessage('foreign.noDamage') });
      continue;
    }
    const rest = written.slice(leading.length).trim();
    if (rest !== '') {
      reading.doubtful.push(ritualsMessage('foreign.damageRest', { name: plain(name), rest: plain(rest) }));
    }
    const kind = MELEE.test(range) ? 'melee' : 'ranged';
    weapons.push({ id: id(keys[place] ?? ''), name, kind, damage: dice });
  }
  return { weapons, lines };
}

/** "1d6+3+1d4": the dice, the attribute that is added, a bonus, and what comes on top. */
function damageOf({ actor, attributes }: Reading, damage: JsonObject): string | null {
  const attribute = ATTRIBUTE_OF.get(wordsIn(damage['attr']));
  const parts = [
    wordsIn(damage['formula']),
    ...[attribute === undefined ? 0 : attributes[attribute], wholeIn(damage['bonus']) ?? 0]
      .filter((figure) => figure !== 0)
      .map(String),
    ...listIn(damage['parts']).map((part) => wordsIn(listIn(part)[0])),
  ].filter((part) => part !== '');
  const sum = parts.map((part, place) => (place === 0 || /^[+-]/.test(part) ? part : `+${part}`)).join('');
  return asDice(
    sum.replace(/@([A-Za-z][\w.]{0,60})/g, (written, path: string) => {
      const figure = wholeIn(at(actor.system, ...path.replace(/^system\./, '').split('.')));
      return figure === null ? written : String(figure);
    }),
  );
}

function asDice(written: string): string | null {
  const dice = written.replace(/\s+/g, '').replaceAll('+-', '-').toLowerCase();
  try {
    parseDice(dice);
    return dice;
  } catch (thrown) {
    if (thrown instanceof RodadaError) return null;
    throw thrown;
  }
}

/** Twenty alone is what every attack has. */
function criticalIn(value: Json | undefined): string {
  const critical = nameIn(value);
  return critical === '20' || critical === 'x2' ? '' : critical;
}

function several(value: Json | undefined): string {
  const count = wholeIn(value) ?? 1;
  return count > 1 ? String(count) : '';
}

function signed(figure: number): string {
  return figure > 0 ? `+${figure}` : String(figure).replace('-', '−');
}

function factsIn(reading: Reading, facts: readonly (readonly [RitualsKey, string])[]): string {
  return facts
    .filter(([, value]) => value !== '')
    .map(([key, value]) => say(ritualsMessage(key, { value: plain(value) }), reading.locale))
    .join(BETWEEN_LONGER);
}

function lineOf(name: string, facts: string, description: string): readonly string[] {
  const words = [facts, description].filter((part) => part !== '').join('. ');
  return words === '' ? [] : [`- ${name}: ${words.replace(/\n+/g, ' ')}`];
}

/** What is said of a list in the notes. */
export const WEAPONS = message('foreign.weapons');
