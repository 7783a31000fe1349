import { describe, expect, it } from 'vitest';
import type { CairnCommand } from '#shared/rules/cairn/commands.ts';
import { openHistory, perform, stateOf } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import type { JsonObject } from '#shared/json.ts';
import { fightOf } from '#shared/rules/cairn/fight.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { say } from '#shared/text/translate.ts';
import { refusalNow } from '#renderer/fight/acts.ts';
import { CAIRN_ACTS } from './cairn-acts.ts';
import { dyingOf } from './cards/dying-of.ts';
import { howDeclared } from './attack/in-words.ts';
import { restersOf, unrested } from './rest/rest.ts';
import { blastSlots, damageSlots, moraleAsked, readinessOf } from './step.ts';

const cairn = systemOf('cairn');
const bomb = { id: 'bomba', name: 'Bomba', dice: 'd6+d8', blast: true };
const knife = { id: 'faca', name: 'Faca', dice: 'd6' };

function someone(id: string, side: string, more: JsonObject = {}) {
  const sheet = { str: 10, dex: 10, wil: 10, weapons: [bomb, knife], ...more };
  return { id, name: id.toUpperCase(), side, hp: { current: 4, max: 4 }, sheet };
}

/** Ana, Bia (deprived) and Caio (critically wounded in an earlier fight) against a flock. */
function fight(commands: readonly CairnCommand[], ...naturals: number[]) {
  return fightWith({ waiveActSaves: true }, commands, ...naturals);
}

function fightWith(options: JsonObject, commands: readonly CairnCommand[], ...naturals: number[]) {
  const combatants = [
    someone('ana', 'pc'),
    someone('bia', 'pc', { deprived: true }),
    someone('caio', 'pc', { lasting: [{ condition: 'critical' }] }),
    someone('revoada', 'foe', { detachment: true }),
  ];
  const begin = newCombat(cairn, { combatants, options });
  const dice = diceFrom(fixedSource(naturals).source);
  const all: readonly CairnCommand[] = [{ type: 'start' }, ...commands];
  return stateOf(all.reduce((so, command) => perform(cairn, so, command, dice), openHistory(begin)));
}

describe('what the tracker shows of Cairn', () => {
  it('C10 who is dying, by the clock or without one', () => {
    const hurt = fight([{ type: 'damage', target: 'ana', amount: 6 }], 20);
    expect(dyingOf(hurt)).toEqual([
      { id: 'ana', name: 'ANA', label: null, clock: { round: 361, minutes: 60 } },
      { id: 'caio', name: 'CAIO', label: null, clock: null },
    ]);
    expect(dyingOf({ ...hurt, round: 360 })[0]?.clock?.minutes).toBe(1);
  });

  it('C2 nobody acts any more once the fight is over', () => {
    const over = fight([{ type: 'end' }]);
    expect(new Set(over.combatants.map((one) => readinessOf(over, one)))).toEqual(new Set(['waiting']));
  });

  it('C12 no morale is asked where nobody is left to save', () => {
    const down = fight([{ type: 'damage', target: 'revoada', amount: 4 }]);
    expect(moraleAsked(down)).toEqual(['lone']);
    const prompts = fightOf(down).prompts;
    const gone = fight([
      { type: 'damage', target: 'revoada', amount: 4 },
      { type: 'remove-combatant', combatant: 'revoada' },
    ]);
    expect([fightOf(gone).prompts, moraleAsked(gone)]).toEqual([prompts, []]);
  });

  it('C15 who can’t rest, and why', () => {
    const { combatants, ...state } = fight([]);
    expect(restersOf({ ...state, combatants })).toEqual(['ana', 'bia', 'caio']);
    expect([...unrested(combatants, 'moments').keys()]).toEqual(['bia', 'caio']);
    expect([...unrested(combatants, 'week').keys()]).toEqual(['caio']);
  });

  it('C6 C7 C11 the dice of an attack declared, target by target, and of how many it reaches', () => {
    const state = fight([
      { type: 'declare', attacker: 'ana', targets: ['revoada'], weapon: 'faca', stance: 'normal' },
      { type: 'declare', attacker: 'bia', targets: ['revoada'], weapon: 'bomba', stance: 'enhanced' },
    ]);
    const { declared } = fightOf(state);
    expect(declared.map((one) => say(howDeclared(state, one, 'revoada'), 'pt-BR'))).toEqual([
      'ANA · d4 · Prejudicado',
      'BIA · d12+d12 · Aprimorado',
    ]);
    expect(damageSlots(state, declared).map(({ sides }) => sides)).toEqual([4, 12, 12]);
    const [ana] = state.combatants;
    if (ana === undefined) throw new Error('Ana is missing');
    expect(blastSlots(ana, 'bomba').map(({ sides }) => sides)).toEqual([6, 8]);
    expect(blastSlots(ana, 'faca')).toEqual([]);
  });

  it('C2 where each stands in the step', () => {
    const state = fight([{ type: 'act', combatant: 'ana', action: 'spell' }]);
    expect(state.combatants.map((one) => readinessOf(state, one))).toEqual([
      'acted',
      'ready',
      'unable',
      'waiting',
    ]);
  });

  it('C2 why nobody can attack now, and nothing is rolled', () => {
    const why = (state: CombatState, id: string) => {
      const act = CAIRN_ACTS.find((one) => one.id === id);
      const said = act === undefined ? null : refusalNow(act, state);
      return said === null ? null : say(said, 'pt-BR');
    };
    expect(why(fightWith({}, []), 'attack')).toBe('Antes, as salvaguardas de DES.');
    const acted = fight(['ana', 'bia'].map((combatant) => ({ type: 'act', combatant, action: 'spell' })));
    expect(why(acted, 'spend')).toBe('Todos deste lado já agiram.');
    expect(why(acted, 'resolve')).toBe('Nenhum ataque foi declarado. Declare um antes.');
    expect(why(fight([]), 'attack')).toBeNull();
  });
});
