import { describe, expect, it } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import { say } from '#shared/text/translate.ts';
import { slotsFor } from './offer.ts';
import { cairn, one, setUp, someone } from '#shared/rules/cairn/testing/fight.ts';

const bow = { id: 'bow', name: 'Arco', dice: 'd6' };
const fight = setUp([
  someone('ana', 'pc', 6, {
    weapons: [
      { id: 'two', name: 'Duas', dice: 'd6+d8' },
      { ...bow, blast: true, ignoresArmor: true },
    ],
  }),
  someone('orc', 'foe', 6, { detachment: true, weapons: [] }),
]);
const slots = (attacker: string, target: string, weapon: string) =>
  cairn.attack
    .slots(stateOf(fight), { attacker, target, weapon })
    .map(({ purpose, sides }) => `${purpose} d${sides}`);

describe('what the tracker offers', () => {
  it('C6 the weapons of the sheet and bare hands, in words', () => {
    const words = cairn.attack
      .choices(one(fight, 'ana'))
      .map(({ weapon, name, summary }) => [weapon, say(name, 'pt-BR'), say(summary, 'pt-BR')]);
    expect(words).toEqual([
      ['two', 'Duas', 'd6+d8'],
      ['bow', 'Arco', 'd6 · explosivo · ignora armadura'],
      ['unarmed', 'Desarmado', 'd4'],
    ]);
    expect(cairn.attack.choices(one(fight, 'orc'))).toHaveLength(1);
  });

  it('C6 C11 the dice to type are those the attack will roll, then the save', () => {
    expect(slots('ana', 'orc', 'two')).toEqual(['damage:ana d4', 'damage:ana d4', 'save:orc d20']);
    expect(slots('ana', 'orc', 'bow')).toEqual(['damage:ana d6', 'save:orc d20']);
    expect(slots('orc', 'ana', 'unarmed')).toEqual(['damage:orc d4', 'save:ana d20']);
    expect(slots('ana', 'ana', 'two')).toEqual(['damage:ana d6', 'damage:ana d8', 'save:ana d20']);
    expect(slots('ana', 'orc', 'axe')).toEqual([]);
    expect(slots('ana', 'nobody', 'two')).toEqual([]);
    const enhanced = slotsFor(stateOf(fight), {
      attacker: 'ana',
      target: 'ana',
      weapon: 'bow',
      stance: 'enhanced',
    });
    expect(enhanced[0]).toMatchObject({ sides: 12 });
  });
});
