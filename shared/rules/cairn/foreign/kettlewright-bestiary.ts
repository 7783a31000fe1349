import type { Json, JsonObject } from '#shared/json.ts';
import { isList, isObject } from '#shared/json-path.ts';
import type { ForeignCreature, ForeignFault, ForeignFormat } from '#shared/rules/foreign.ts';
import { markdownIn, nameIn, plainIn } from '#shared/rules/kit/foreign/html.ts';
import { idGiver, listIn, objectIn } from '#shared/rules/kit/foreign/loose.ts';
import { readAttacks } from '#shared/rules/cairn/stat-lines/attacks.ts';
import { splitAtCommas } from '#shared/rules/cairn/stat-lines/markup.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { message } from '#shared/text/message.ts';
import { attributeIn, newReport, pointsIn } from './figures.ts';
import { speaksOfDetachment } from './notes.ts';
import { armorSum, criticalIn } from './weapons.ts';

/** The list of monsters of Cairn's companion app. */
export const kettlewrightBestiary: ForeignFormat = {
  tool: 'Kettlewright',
  name: cairnMessage('foreign.kettlewrightBestiary'),
  recognise: (value) => listOf(value) !== null,
  read: (value) => (listOf(value) ?? []).map(readMonster),
};

/** The monsters under whichever heading holds them: a list, or each under its name; or one alone. */
function listOf(value: Json): readonly Json[] | null {
  if (!isObject(value)) return null;
  if (isMonster(value)) return [value];
  const lists = Object.values(objectIn(value)).map((held) => (isList(held) ? held : byName(objectIn(held))));
  return lists.find((list) => list.some(isMonster)) ?? null;
}

function byName(held: JsonObject): readonly Json[] {
  return Object.entries(held).map(([name, monster]) =>
    isObject(monster) ? { Name: name, ...monster } : name,
  );
}

function isMonster(value: Json): value is JsonObject {
  return isObject(value) && typeof value['Name'] === 'string' && 'HP' in value && 'STR' in value;
}

function readMonster(value: Json): ForeignCreature | ForeignFault {
  if (!isMonster(value)) {
    const name = isObject(value) ? nameIn(value['Name']) : nameIn(value);
    return { source: name, why: message('foreign.unreadable') };
  }
  const report = newReport();
  const attack = plainIn(value['Attack']);
  const attacks = readAttacks(attack === '' ? [] : splitAtCommas(attack));
  report.dropped.push(...attacks.dropped);
  const traits = listIn(value['Traits'])
    .map(markdownIn)
    .filter((trait) => trait !== '');
  if (!attacks.detachment) speaksOfDetachment(traits.join('\n'), report);
  const one = (key: string) => ({ current: value[key], max: value[key] });
  const id = idGiver();
  return {
    name: nameIn(value['Name']),
    kind: 'creature',
    points: pointsIn(one('HP')),
    sheet: {
      str: attributeIn(one('STR'), 'str', report),
      dex: attributeIn(one('DEX'), 'dex', report),
      wil: attributeIn(one('WIL'), 'wil', report),
      armor: armorSum([value['Armor']]),
      weapons: attacks.weapons.map((weapon) => ({ ...weapon, id: id(weapon.id) })),
      detachment: attacks.detachment,
      criticalEffect: traits.flatMap(criticalIn).join(' '),
    },
    notes: [
      {
        heading: message('foreign.description'),
        text: traits.map((trait) => `- ${trait.replace(/\n+/g, ' ')}`).join('\n'),
      },
    ],
    ...{ tags: [], understood: [], ...report },
  };
}
