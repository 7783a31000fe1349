import { describe, expect, it } from 'vitest';
import { act, fightState } from '#renderer/fight/testing/fight.ts';
import { attackCommand, PLAIN_ATTACK } from './attack-options.ts';

const who = { attacker: 'agata', target: 'capanga-1', weapon: 'sword' };
/** Of one who keeps no power up. */
const plain = { ...PLAIN_ATTACK, power: false };

describe('the attack command of heroes-d20', () => {
  it('is one the rules take, with nothing said but who, whom and with what', () => {
    const { events } = act(fightState(), attackCommand(who, plain, 0), [10, 10, 1]);
    expect(events[0]).toMatchObject({ type: 'test', act: 'attack' });
  });

  it('follows the attacks already made in the action (H14)', () => {
    const first = act(fightState(), attackCommand(who, plain, 0), [2, 15]);
    const command = attackCommand(who, plain, first.state.turn?.attacks ?? 0);
    expect(command).toMatchObject({ attackIndex: 1 });
    const { events } = act(first.state, command, [2, 15]);
    expect(events[0]).toMatchObject({ type: 'test', act: 'attack' });
  });

  it('names whom a shot gone astray strikes only for a shot into a melee (H13)', () => {
    const astray = { ...PLAIN_ATTACK, redirectTo: 'nilo' };
    expect(attackCommand(who, astray, 0)).toHaveProperty('redirectTo', undefined);
    expect(attackCommand(who, { ...astray, intoMelee: true }, 0)).toHaveProperty('redirectTo', 'nilo');
  });

  it('is a first attack when it is a reaction', () => {
    expect(attackCommand(who, { ...PLAIN_ATTACK, reaction: true }, 2)).toMatchObject({ attackIndex: 0 });
  });
});
