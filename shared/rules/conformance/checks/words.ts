import fc from 'fast-check';
import { expect } from 'vitest';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { stateOf } from '#shared/engine/history.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Bench, Check } from '#shared/rules/conformance/bench.ts';
import { faultsOfMessage, messagesIn, placesOf } from '#shared/rules/conformance/spoken.ts';

/** That there are words for everything, in both languages. */
export const words: readonly Check[] = [
  {
    name: 'both languages have the same texts with the same places in them',
    run({ system: { texts } }) {
      const { 'pt-BR': ptBR, en } = texts;
      expect(Object.keys(en).toSorted()).toEqual(Object.keys(ptBR).toSorted());
      for (const [key, text] of Object.entries(ptBR)) {
        const other = en[key] ?? '';
        expect([text.trim(), other.trim()], key).not.toContain('');
        expect(placesOf(other), key).toEqual(placesOf(text));
      }
    },
  },
  {
    name: 'whatever is shown, told or refused is in words, nothing left to fill in',
    run(bench) {
      const { system } = bench;
      const said = [
        ...shownOf(bench),
        ...bench
          .fights()
          .flatMap(({ steps, refusals }) => [
            ...steps.flatMap(({ events }) => messagesIn(events)),
            ...refusals.flatMap(({ error }) => messagesIn(error.said)),
          ]),
      ];
      expect([...new Set(said.flatMap((message) => faultsOfMessage(system, message)))]).toEqual([]);
    },
  },
];

/** What the screens show of a system and of a fight as it stands. */
function shownOf({ system, sheets, fights }: Bench) {
  const { name, health, form, optionsForm, actions, conditions } = system;
  const states = fights().map(({ history }) => stateOf(history));
  return messagesIn([
    name,
    health.unit,
    form,
    optionsForm,
    actions?.kinds,
    conditions.map((spec) => [spec.label, spec.means, spec.describe(bare(spec.id, spec.details.parse({})))]),
    fc.sample(sheets, { seed: 2, numRuns: 20 }).map((sheet) => system.sheetLine(sheet)),
    states.map((state) => [
      system.playerBoard?.(state),
      state.combatants.map((one) => [offered(system, state, one), system.figuresLine?.(one)]),
    ]),
  ]);
}

function bare(id: string, details: Combatant['sheet']) {
  return { id, details, ends: null, by: null };
}

function offered({ attack, health }: RuleSystem, state: CombatState, combatant: Combatant) {
  if (combatant.kind === 'entry') return [];
  const { id } = combatant;
  return [
    health.lossSlots?.(state, [{ target: id, amount: combatant.hp.max }]),
    attack
      .choices(combatant)
      .map((choice) => [choice, attack.slots(state, { attacker: id, target: id, weapon: choice.weapon })]),
  ];
}
