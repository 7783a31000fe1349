import type { Json, JsonObject } from '#shared/json.ts';
import { nameIn } from '#shared/rules/kit/foreign/html.ts';
import { at, listIn, objectIn, wholeIn, within, wordsIn } from '#shared/rules/kit/foreign/loose.ts';
import { SKILLS, type Attribute, type Skill } from '#shared/rules/rituals-d20/sheet/attributes.ts';
import { MOST_FIGURE } from '#shared/rules/rituals-d20/fields.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import type { Message } from '#shared/text/message.ts';

/** The attributes of the file by their keys. */
export const ATTRIBUTE_OF: ReadonlyMap<string, Attribute> = new Map<string, Attribute>([
  ['dex', 'agility'],
  ['str', 'strength'],
  ['int', 'intellect'],
  ['pre', 'presence'],
  ['vit', 'vigor'],
]);

/** Fortitude and Reflexos are what one blocks and dodges with (N5), so they stand for Constituição and Destreza. */
const SKILL_OF: ReadonlyMap<string, Skill> = new Map<string, Skill>([
  ['fighting', 'fighting'],
  ['aim', 'aim'],
  ['initiative', 'initiative'],
  ['athleticism', 'athletics'],
  ['deception', 'deception'],
  ['resilience', 'constitution'],
  ['reflexes', 'dexterity'],
]);

/** The other skills by their keys, as the game names them, with the attribute they are rolled with unless the file says another. */
const EXTRA: ReadonlyMap<string, readonly [name: string, attribute: Attribute]> = new Map<
  string,
  readonly [string, Attribute]
>([
  ['acrobatics', ['Acrobacia', 'agility']],
  ['animal', ['Adestramento', 'presence']],
  ['arts', ['Artes', 'presence']],
  ['relevance', ['Atualidades', 'intellect']],
  ['sciences', ['Ciências', 'intellect']],
  ['crime', ['Crime', 'agility']],
  ['diplomacy', ['Diplomacia', 'presence']],
  ['stealth', ['Furtividade', 'agility']],
  ['intimidation', ['Intimidação', 'presence']],
  ['intuition', ['Intuição', 'presence']],
  ['investigation', ['Investigação', 'intellect']],
  ['medicine', ['Medicina', 'intellect']],
  ['occultism', ['Ocultismo', 'intellect']],
  ['perception', ['Percepção', 'presence']],
  ['driving', ['Pilotagem', 'agility']],
  ['religion', ['Religião', 'presence']],
  ['survival', ['Sobrevivência', 'intellect']],
  ['tactics', ['Tática', 'intellect']],
  ['technology', ['Tecnologia', 'intellect']],
  ['will', ['Vontade', 'presence']],
]);
/** The names of the skills that have a place of their own, as the file's game has them. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['fighting', 'Luta'],
  ['aim', 'Pontaria'],
  ['initiative', 'Iniciativa'],
  ['athleticism', 'Atletismo'],
  ['deception', 'Enganação'],
  ['resilience', 'Fortitude'],
  ['reflexes', 'Reflexos'],
]);
const DEGREES: ReadonlyMap<string, number> = new Map([
  ['untrained', 0],
  ['trained', 5],
  ['veteran', 10],
  ['expert', 15],
  ['master', 20],
  ['alfa', 25],
  ['gama', 30],
  ['delta', 35],
]);

/** What the skills of a file come to. */
export interface ReadSkills {
  readonly own: Readonly<Partial<Record<Skill, number>>>;
  readonly extra: readonly JsonObject[];
  /** Skills that never fail, which have no figure here. */
  readonly immune: readonly string[];
  /** Degrees of training that aren't known, with the skill. */
  readonly unknown: readonly string[];
}

/** Reads the skills of an agent or a threat; `added` gives what effects add to one of a key. */
export function readSkills(skills: Json | undefined, added: (key: string) => number): ReadSkills {
  const own: Partial<Record<Skill, number>> = {};
  const extra: JsonObject[] = [];
  const immune: string[] = [];
  const unknown: string[] = [];
  for (const [key, skill] of Object.entries(objectIn(skills))) {
    const written = at(skill, 'degree');
    const label = wordsIn(at(written, 'label') ?? (typeof written === 'string' ? written : '')).toLowerCase();
    const [known, attribute] = EXTRA.get(key) ?? [null, 'intellect' as const];
    const name = known ?? OWN_NAMES.get(key) ?? nameIn(at(skill, 'name'));
    if (name === '') continue;
    if (label === 'immune') {
      immune.push(name);
      continue;
    }
    const override = wholeIn(at(written, 'override'));
    if (override === null && label !== '' && !DEGREES.has(label)) unknown.push(`${name}: ${label}`);
    const degree = override ?? DEGREES.get(label) ?? 0;
    const sum = degree + (wholeIn(at(skill, 'value')) ?? 0) + (wholeIn(at(skill, 'mod')) ?? 0) + added(key);
    const bonus = within(sum, -MOST_FIGURE, MOST_FIGURE);
    const place = SKILL_OF.get(key);
    if (place !== undefined) own[place] = bonus;
    else if (bonus !== 0 || (label !== '' && label !== 'untrained')) {
      const said = ATTRIBUTE_OF.get(wordsIn(listIn(at(skill, 'attr'))[0]));
      extra.push({ id: key, name, bonus, attribute: said ?? attribute });
    }
  }
  return { own, extra, immune, unknown };
}

/** What is said of the skills that stand for others here. */
export function skillsSaid({ own }: ReadSkills): readonly Message[] {
  const stand = (own.constitution ?? 0) !== 0 || (own.dexterity ?? 0) !== 0;
  return stand ? [ritualsMessage('foreign.resistanceSkills')] : [];
}

/** Recognises a skill with a place of its own in the sheet. */
export function isSkill(word: string | undefined): word is Skill {
  return SKILLS.some((skill) => skill === word);
}
