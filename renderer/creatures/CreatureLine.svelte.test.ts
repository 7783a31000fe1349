import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { SYSTEMS } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { plain } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { interfaceIn } from '#renderer/ui/testing/interface-in.ts';
import { wordsSnippet } from '#renderer/ui/testing/html-snippet.ts';
import CreatureLine from './CreatureLine.svelte';

const read = (container: Element) => container.textContent.replaceAll(/\s+/g, ' ').trim();

it.each(SYSTEMS.map((system): [string, RuleSystem] => [system.id, system]))(
  'a creature of %s is its name, what stands after it, its points and its sheet in one line',
  (_, system) => {
    interfaceIn('en');
    const line = [plain('Luta +3'), plain('Garras (1d6)')];
    const children = wordsSnippet('besta');
    const { container } = render(CreatureLine, { name: 'Lobo', hp: 9, line, system, children });
    const unit = say(system.health.unit, 'en');
    expect(read(container)).toBe(`Lobo besta 9 ${unit} Luta +3 · Garras (1d6)`);
    expect(screen.getByTitle('Luta +3 · Garras (1d6)')).toBeDefined();
  },
);

it('a creature without points or sheet is its name, whole as a tooltip where it may be cut off', () => {
  const [system] = SYSTEMS;
  if (system === undefined) throw new Error('there is no system');
  const { container } = render(CreatureLine, { name: 'Lobo', hp: null, line: [], system, short: true });
  expect(read(container)).toBe('Lobo');
  expect(screen.getByTitle('Lobo')).toBeDefined();
});
