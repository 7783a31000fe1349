import { expect, it } from 'vitest';
import { statisticsOf } from '#shared/log/statistics/statistics.ts';
import { BRIDGE, BRIDGE_STEPS, logOf } from '#shared/log/testing/bridge-fight.ts';
import { statisticsHtml } from './html-statistics.ts';

const BLOWS =
  statisticsHtml(logOf(BRIDGE, BRIDGE_STEPS).statistics, 'pt-BR').split('Os melhores golpes')[1] ?? '';
const lucky = (total: number) =>
  statisticsHtml({ ...statisticsOf([]), takenByParty: 30, luck: { dice: 4, total } }, 'pt-BR');

it('a figure below 0 is drawn the other way from where 0 lies', () => {
  const [taken = '', luck = ''] = lucky(-10).match(/<li class="bar [^]*?<\/li>/g) ?? [];
  expect(taken).toContain('<rect x="25%" width="75%"');
  expect(luck).toContain('bar luck below');
  expect(luck).toContain('<rect x="0%" width="25%"');
  expect(luck).toContain('<line x1="25%"');
  expect(luck).toContain('−10');
});

it('names in a table are read as words, figures stand at the right edge', () => {
  const [blow] = BLOWS.match(/<tr><th scope="row">[^]*?<\/tr>/) ?? [];
  expect(blow).toMatch(/<td class="words">Capanga \d<\/td><td>\d+<\/td>/);
  expect(BLOWS).toContain('<th scope="col" class="words">Em quem</th><th scope="col">Dano</th>');
});

it('without one below 0 the bars begin at the left', () => {
  expect(lucky(10)).toContain('<rect x="0%" width="100%"');
  expect(lucky(10)).not.toContain('<line');
});
