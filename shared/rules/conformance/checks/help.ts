import { expect } from 'vitest';
import type { CombatEvent, Sum } from '#shared/combat/events.ts';
import type { RulesHelp } from '#shared/help/rule-help.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { objects } from '#shared/rules/objects/index.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Check } from '#shared/rules/conformance/bench.ts';

const LINK = /\]\(([^)]*)\)/g;
const ID_OF_RULE = /^[A-Z]/;

/** That every rule is explained, and every figure leads to one. */
export const help: readonly Check[] = [
  {
    name: 'each rule is told in both languages, with an example, and links to rules that there are',
    concerns: hasHelp,
    async run({ system }) {
      const [first, ...others] = await everyHelp(system);
      expect(Object.keys(first ?? {})).not.toEqual([]);
      for (const rules of others) expect(Object.keys(rules)).toEqual(Object.keys(first ?? {}));
      for (const rules of [first ?? {}, ...others]) {
        for (const [rule, { title, text, example }] of Object.entries(rules)) {
          expect([title.trim(), text.trim(), example.trim()], rule).not.toContain('');
          const links = [...`${text} ${example}`.matchAll(LINK)].map(([, address = '']) => address);
          const own = links.filter((link) => link.startsWith(`rule:${rule.charAt(0)}`));
          expect(
            own.filter((link) => !(link.slice('rule:'.length) in rules)),
            rule,
          ).toEqual([]);
        }
      }
    },
  },
  {
    name: 'every figure, verdict and consequence of a fight leads to a rule that is told',
    concerns: hasHelp,
    async run({ system, fights }) {
      const told = await toldRules(system);
      const events = fights().flatMap(({ steps }) => steps.flatMap((step) => step.events));
      const named = events.flatMap((event) => rulesOf(event).map((rule) => ({ rule, of: event.type })));
      expect(named).not.toEqual([]);
      const unknown = named.filter(({ rule }) => !told.has(rule)).map(({ rule, of }) => `${of}: “${rule}”`);
      expect([...new Set(unknown)]).toEqual([]);
    },
  },
  {
    name: 'each condition leads to a rule that is told',
    concerns: hasHelp,
    async run({ system }) {
      const told = await toldRules(system);
      expect(system.conditions.filter(({ rule }) => !told.has(rule)).map(({ id }) => id)).toEqual([]);
    },
  },
];

function hasHelp({ help: loaders }: RuleSystem): boolean {
  return loaders !== undefined;
}

async function everyHelp(of: Pick<RuleSystem, 'help'>): Promise<readonly RulesHelp[]> {
  return Promise.all(LOCALES.map(async (locale) => (await of.help?.[locale]())?.rules ?? {}));
}

/** The ids of the rules that a fight of the system may name: its own, and those of objects. */
async function toldRules(system: RuleSystem): Promise<ReadonlySet<string>> {
  const helps = [...(await everyHelp(system)), ...(await everyHelp(objects))];
  return new Set(helps.flatMap((rules) => Object.keys(rules)));
}

/**
 * What rules an event names. A condition of the narrator’s own and a roll that nobody’s rules ask for have none: the guide
 * tells of them.
 */
function rulesOf(event: CombatEvent): readonly string[] {
  if (event.type === 'test' && event.act !== 'roll') return [event.rule, ...event.sums.flatMap(rulesOfSum)];
  if (event.type === 'consequence') return [event.rule];
  if (event.type === 'told' && ID_OF_RULE.test(event.rule)) return [event.rule];
  return [];
}

function rulesOfSum({ terms }: Sum): readonly string[] {
  return terms.flatMap(({ rule, dice }) => (rule === '' && dice.length === 0 ? [] : [rule]));
}
