import { describe, expect, it } from 'vitest';
import { message } from '#shared/text/message.ts';
import { NARRATOR, NOBODY, rollCommand, rollSlots, type RollDraft } from './free-roll.ts';
import { diceFault } from '#renderer/fight/rolling/written-dice.ts';

const DRAFT: RollDraft = {
  who: 'agata',
  dice: '2d6+1d4+3',
  why: 'saltar',
  open: true,
  against: NOBODY,
  otherDice: 'd20',
};

/** The dice asked for: `roll 2d6`. */
const asked = (draft: RollDraft) =>
  rollSlots(draft).map(({ purpose, sides, count }) => `${purpose} ${count}d${sides}`);

describe('a free roll as it is written', () => {
  it('asks for its dice in the order they fall, the other’s after them', () => {
    expect(asked(DRAFT)).toEqual(['roll 2d6', 'roll 1d4']);
    expect(asked({ ...DRAFT, against: 'vulto' })).toEqual(['roll 2d6', 'roll 1d4', 'opposed 1d20']);
    expect(asked({ ...DRAFT, dice: '3' })).toEqual([]);
    expect(asked({ ...DRAFT, dice: '2x' })).toEqual([]);
  });

  it('says what is wrong with its dice', () => {
    expect(diceFault('2d6')).toBeNull();
    expect(diceFault(' ')).toEqual(message('tracker.freeRoll.noDice'));
    expect(diceFault('2x')).not.toBeNull();
  });

  it('is somebody’s or the narrator’s, alone or against another’s', () => {
    expect(rollCommand(DRAFT)).toMatchObject({ combatant: 'agata', against: null });
    expect(rollCommand({ ...DRAFT, who: NARRATOR, against: 'vulto' })).toMatchObject({
      combatant: null,
      against: { dice: 'd20', combatant: 'vulto' },
    });
    expect(rollCommand({ ...DRAFT, against: NARRATOR }).against).toEqual({ dice: 'd20', combatant: null });
  });
});
