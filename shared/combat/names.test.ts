import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/text/locale.ts';
import { say } from '#shared/text/translate.ts';
import { colourOf, LABEL_SCHEMES, type LabelScheme } from './labels.ts';
import type { Name } from './name.ts';
import { namesApart, namesTogether, shownName, type Unnamed } from './names.ts';

const shown = (names: readonly Name[]) => names.map((one) => shownName(one, 'pt-BR'));
const apart = (names: readonly Unnamed[], used: Iterable<Name> = []) => shown(namesApart(names, used));

const foes = (...names: string[]) => names.map((name) => ({ name, own: false }));
const plainName = (name: string): Name => ({ name, label: null });
const numbered = (name: string, place: number): Name => ({ name, label: { scheme: 'numbers', place } });

describe('names kept apart', () => {
  it('leaves a unique name alone', () => {
    expect(apart(foes('Lobo', 'Urso'))).toEqual(['Lobo', 'Urso']);
  });

  it('numbers every one of several', () => {
    expect(apart(foes('Lobo', 'Urso', 'Lobo', 'Lobo'))).toEqual(['Lobo 1', 'Urso', 'Lobo 2', 'Lobo 3']);
  });

  it('leaves a character its name and numbers the creature that shares it', () => {
    expect(apart([{ name: 'Nilo', own: true }, ...foes('Nilo')])).toEqual(['Nilo', 'Nilo 1']);
  });

  it('never makes a name that another bears', () => {
    expect(apart(foes('Lobo', 'Lobo', 'Lobo 1'))).toEqual(['Lobo 2', 'Lobo 3', 'Lobo 1']);
  });

  it('never gives again a number used in the fight', () => {
    expect(apart(foes('Lobo'), [numbered('Lobo', 1), numbered('Lobo', 2), plainName('Lobo')])).toEqual([
      'Lobo 3',
    ]);
  });

  it('counts on from one who bears the bare name: a second “Goblin (chefe)” is the second', () => {
    const chief = plainName('Goblin (chefe)');
    expect(apart(foes(chief.name), [chief])).toEqual(['Goblin (chefe) 2']);
    const lettered = { name: chief.name, own: false, labels: 'letters' } as const;
    expect(apart([lettered, lettered], [chief])).toEqual(['Goblin (chefe) B', 'Goblin (chefe) C']);
    const coloured = { ...lettered, labels: 'colours' } as const;
    expect(apart([coloured], [chief])).toEqual(['Goblin (chefe) (vermelho)']);
  });

  it('leaves a name that ends like a label whole, also among equals', () => {
    expect(namesApart(foes('Robô B', 'Robô A', 'Robô 2', 'Robô 2'))).toEqual([
      plainName('Robô B'),
      plainName('Robô A'),
      numbered('Robô 2', 1),
      numbered('Robô 2', 2),
    ]);
    expect(apart(foes('Robô', 'Robô', 'Robô 2'))).toEqual(['Robô 1', 'Robô 3', 'Robô 2']);
  });

  it('labels by letters and colours as asked, and never gives one again', () => {
    const three = (labels: LabelScheme) =>
      Array.from({ length: 3 }, () => ({ name: 'Lobo', own: false, labels }));
    expect(apart(three('letters'), [{ name: 'Lobo', label: { scheme: 'letters', place: 1 } }])).toEqual([
      'Lobo B',
      'Lobo C',
      'Lobo D',
    ]);
    const blue: Name = { name: 'Lobo', label: { scheme: 'colours', place: 2 } };
    const coloured = namesApart(three('colours'), [blue]);
    expect(shown(coloured)).toEqual(['Lobo (vermelho)', 'Lobo (verde)', 'Lobo (amarelo)']);
    expect(coloured.map((one) => shownName(one, 'en'))).toEqual([
      'Lobo (red)',
      'Lobo (green)',
      'Lobo (yellow)',
    ]);
    expect(coloured.map(({ label }) => colourOf(label))).toEqual(['red', 'green', 'yellow']);
  });

  it('keeps a colour from a name that shows the same in one of the languages', () => {
    const labels = 'colours' as const;
    const wolves = [
      ...foes('Lobo (red)'),
      { name: 'Lobo', own: false, labels },
      { name: 'Lobo', own: false, labels },
    ];
    expect(apart(wolves)).toEqual(['Lobo (red)', 'Lobo (azul)', 'Lobo (verde)']);
  });

  it('goes on after Z and after the last colour', () => {
    const many = (labels: LabelScheme, length: number) =>
      apart(Array.from({ length }, () => ({ name: 'X', own: false, labels }))).at(-1);
    expect([many('letters', 27), many('letters', 53), many('colours', 11)]).toEqual([
      'X AA',
      'X BA',
      'X (vermelho 2)',
    ]);
  });

  it.each(['__proto__', 'constructor', '🐺', 'Lobo [alfa] (1)', '"Lobo"', 'x'.repeat(200)])(
    'keeps %s apart',
    (name) => {
      expect(apart(foes(name, name))).toEqual([`${name} 1`, `${name} 2`]);
    },
  );

  it('shows everyone by another name in each language, whatever the names are, and keeps the names given', () => {
    const some = fc.array(
      fc.record({
        name: fc.constantFrom('A', 'A 1', 'A 2', 'A 1 1', 'A B', 'A (azul)', 'A (red)', 'B'),
        own: fc.boolean(),
        labels: fc.constantFrom(...LABEL_SCHEMES),
      }),
    );
    const used = fc.uniqueArray(fc.constantFrom(plainName('A'), plainName('A 1'), numbered('A', 3)));
    fc.assert(
      fc.property(some, used, (names, before) => {
        const given = namesApart(names, before);
        expect(given.map(({ name }) => name)).toEqual(names.map(({ name }) => name));
        for (const locale of LOCALES) {
          const all = [...given, ...before].map((one) => shownName(one, locale));
          expect(new Set(all).size).toBe(all.length);
        }
      }),
    );
  });

  it('are said together, the last one by “e”, colours in the reader’s language', () => {
    const together = (...all: readonly Name[]) => {
      const said = namesTogether(all);
      return LOCALES.map((locale) => (typeof said === 'string' ? said : say(said, locale)));
    };
    expect(namesTogether([])).toBe('');
    expect(namesTogether([numbered('Lobo', 2)])).toBe('Lobo 2');
    expect(together(plainName('Ágata'), numbered('Lobo', 2))).toEqual(['Ágata e Lobo 2', 'Ágata and Lobo 2']);
    expect(together(plainName('Ágata'), plainName('Beto'), plainName('Caio'))[0]).toBe('Ágata, Beto e Caio');
    expect(together(plainName('Ágata'), { name: 'Lobo', label: { scheme: 'colours', place: 2 } })).toEqual([
      'Ágata e Lobo (azul)',
      'Ágata and Lobo (blue)',
    ]);
    expect(together(plainName('Ágata'), plainName('Breno, o Raio'), plainName('Caio'))[0]).toBe(
      'Ágata; Breno, o Raio e Caio',
    );
  });
});
