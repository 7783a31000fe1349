import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '#renderer/state/app.svelte.ts';
import type { Fight, FightStep } from '#shared/api/combats.ts';
import { nothingDone } from '#shared/combat/fold.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import { BEFORE_START } from '#shared/log/place.ts';
import { fightState } from '#renderer/fight/testing/fight.ts';
import { plain, message } from '#shared/text/message.ts';
import { clearRefusal, openedFight, refusalOf, rowsInForce, send } from '#renderer/fight/fight.svelte.ts';
import { forgetPicks, picks } from '#renderer/fight/picks.svelte.ts';
import { useRoll, type RollOf } from './roll.svelte.ts';
import DiceLine from './DiceLine.svelte';

vi.mock(import('#renderer/fight/fight.svelte.ts'), async (original) => ({
  ...(await original()),
  send: vi.fn<typeof send>(),
  rowsInForce: vi.fn<typeof rowsInForce>(),
  openedFight: vi.fn<typeof openedFight>(),
}));
const sent = vi.mocked(send);

const die = (purpose: string, sides: number): DiceSlot => ({
  purpose,
  label: plain(purpose),
  sides,
  count: 1,
});
const attack = { type: 'attack', attacker: 'agata', target: 'capanga', weapon: 'sword' } as const;
const meant = { attacker: 'agata', target: 'capanga' };
const at = '2026-03-01T20:00:00.000Z';
const step: FightStep = {
  combat: {
    id: 'ponte',
    campaignId: 'costa',
    sessionId: null,
    encounterId: null,
    name: 'Ponte',
    playersTitle: '',
    system: 'heroes-d20',
    status: 'running',
    round: 1,
    createdAt: at,
    updatedAt: at,
  },
  changes: { fields: {}, combatants: [], roster: null },
  row: { seq: 1, at, command: attack, rolls: [], events: [] },
  shown: [],
};
const fight: Fight = {
  combat: step.combat,
  state: fightState(),
  count: 1,
  log: { rows: [], place: BEFORE_START, more: false },
  undone: [],
  floor: 0,
  surprised: [],
  shown: [],
  asPlayed: null,
};

/** An attack with a d20 and a d8, and what is done after it. */
function attackRoll(but: Partial<RollOf> = {}) {
  const done = vi.fn<NonNullable<RollOf['done']>>();
  const slots = [die('attack', 20), die('damage', 8)];
  return {
    done,
    roll: useRoll(() => ({ act: 'attack', slots, command: () => ({ send: attack, meant }), done, ...but })),
  };
}

const { locale, diceMode } = app.settings;

afterEach(() => {
  Object.assign(app.settings, { locale, diceMode });
});

beforeEach(() => {
  app.settings.locale = 'en';
  clearRefusal();
  forgetPicks();
  sent.mockReset().mockResolvedValue(step);
  vi.mocked(openedFight).mockReturnValue(null);
  vi.mocked(rowsInForce).mockReturnValue(nothingDone());
});

describe('a roll', () => {
  it('sends nothing while something is missing, and says what under the name of the act', async () => {
    const { roll, done } = attackRoll({ command: () => ({ missing: plain('Whom?') }) });
    roll.write(0, '12');
    await roll.run();
    expect(sent).not.toHaveBeenCalled();
    expect(done).not.toHaveBeenCalled();
    expect(refusalOf('attack')).toEqual(plain('Whom?'));
    expect(roll.sources).toEqual(['12', '']);
  });

  it('takes nothing that a die can’t show, and says so at its field at once', async () => {
    const { roll } = attackRoll();
    render(DiceLine, { roll, first: true });
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });
    await fireEvent.keyDown(field('damage'), { key: '9' });
    expect(roll.fault?.said).toEqual({ key: 'error.dieOutOfRange', values: { natural: 9, sides: 8 } });
    await vi.waitFor(() => expect(field('damage').getAttribute('aria-invalid')).toBe('true'));
    expect(field('attack').getAttribute('aria-invalid')).toBeNull();
    const told = field('damage').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(told)?.textContent).toContain('9');
    await fireEvent.input(field('damage'), { target: { value: 'e' } });
    expect(field('damage').value).toBe('');
    expect(roll.typed).toEqual({});
  });

  it('moves the focus on from a die that can’t grow any more, and Enter does it', async () => {
    const { roll } = attackRoll();
    render(DiceLine, { roll, first: true });
    const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
    field('attack').focus();
    await fireEvent.keyDown(field('attack'), { key: '1' });
    expect(document.activeElement).toBe(field('attack'));
    await fireEvent.keyDown(field('attack'), { key: '7' });
    await vi.waitFor(() => expect(document.activeElement).toBe(field('damage')));
    await fireEvent.keyDown(field('damage'), { key: '3' });
    await fireEvent.keyDown(field('damage'), { key: 'Enter' });
    await vi.waitFor(() =>
      expect(sent).toHaveBeenCalledWith('attack', attack, { attack: [17], damage: [3] }),
    );
  });

  it('sends what was typed, by purpose, and leaves the rest to the app', async () => {
    const { roll } = attackRoll();
    roll.write(0, ' 17 ');
    await roll.run();
    expect(sent.mock.calls).toEqual([['attack', attack, { attack: [17] }]]);
  });

  it('is cleared once it is done; who was meant is remembered, and what comes after is told whether dice fell', async () => {
    const { roll, done } = attackRoll();
    roll.write(1, '5');
    await roll.run();
    expect(roll.sources).toEqual(['', '']);
    expect(roll.fault).toBeNull();
    expect(picks.meant).toEqual({ agata: 'capanga' });
    expect(done.mock.calls).toEqual([[step, true]]);
    const plainAct = attackRoll({ slots: [] });
    await plainAct.roll.run();
    expect(plainAct.done.mock.calls).toEqual([[step, false]]);
  });

  it('keeps what was typed after a refusal', async () => {
    sent.mockResolvedValue(null);
    const { roll, done } = attackRoll();
    roll.write(0, '17');
    await roll.run();
    expect(roll.sources).toEqual(['17', '']);
    expect(picks.meant).toEqual({});
    expect(done).not.toHaveBeenCalled();
  });

  it('is sent once, however often it is asked for while it is under way', async () => {
    const onDisk: ((step: FightStep) => void)[] = [];
    sent.mockImplementation(() => new Promise((resolve) => onDisk.push(resolve)));
    const { roll } = attackRoll();
    const first = roll.run();
    await roll.run();
    expect(onDisk).toHaveLength(1);
    onDisk[0]?.(step);
    await first;
    void roll.run();
    expect(onDisk).toHaveLength(2);
  });

  it('can be tried again after what it sends has thrown', async () => {
    sent.mockRejectedValueOnce(new Error('gone'));
    const { roll } = attackRoll();
    await expect(roll.run()).rejects.toThrow('gone');
    await roll.run();
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('asks for further dice as soon as those typed say so', async () => {
    const { roll } = attackRoll({
      slots: [die('damage', 8)],
      more: ({ damage = [] }) => (damage.some((natural) => Number(natural) > 5) ? [die('scar', 12)] : []),
    });
    roll.write(0, '5');
    expect(roll.slots.map(({ purpose }) => purpose)).toEqual(['damage']);
    roll.write(0, '6');
    expect(roll.slots.map(({ purpose }) => purpose)).toEqual(['damage', 'scar']);
    roll.write(1, '11');
    await roll.run();
    expect(sent).toHaveBeenCalledWith('attack', attack, { damage: [6], scar: [11] });
  });

  it('with the dice on the table, rolls nothing by itself: it asks for what is open, but for what is left to the app', async () => {
    app.settings.diceMode = 'table';
    const { roll } = attackRoll();
    roll.write(0, '12');
    await roll.run();
    expect(sent).not.toHaveBeenCalled();
    expect(roll.waits).toEqual(message('tracker.typed.missing', { label: plain('damage') }));
    expect(roll.at.index).toBe(1);
    roll.press('.');
    await roll.run();
    expect(sent.mock.calls).toEqual([['attack', attack, { attack: [12] }]]);
  });

  it('outside of a fight, does what is asked with the dice typed and sends nothing', async () => {
    const here = vi.fn();
    const { roll } = attackRoll({ command: () => ({ here }) });
    roll.write(1, '3');
    await roll.run();
    expect(here.mock.calls).toEqual([[{ damage: [3] }]]);
    expect(sent).not.toHaveBeenCalled();
    expect(roll.sources).toEqual(['', '']);
  });

  it('offers again what was typed for the act that was taken back, until somebody types over it', async () => {
    vi.mocked(openedFight).mockReturnValue(fight);
    const { roll } = attackRoll();
    roll.write(0, '12 3');
    await roll.run();
    expect(roll.sources).toEqual(['', '']);
    const back = { done: [], undone: [step.row] };
    vi.mocked(rowsInForce).mockReturnValue(back);
    expect(attackRoll().roll.sources).toEqual(['12', '3']);
    expect(attackRoll({ act: 'heal' }).roll.sources).toEqual(['', '']);
    const again = attackRoll().roll;
    again.press('1');
    expect(again.sources).toEqual(['1', '3']);
  });
});
