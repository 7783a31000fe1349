import { expect, it } from 'vitest';
import { htmlPage } from './page.ts';

const PARTS = {
  title: 'Ponte',
  body: '<p>Ágata → <b>Łucja</b> &amp; 3 <i>—</i></p>',
  footer: 'Rodada · Šárka',
};

it('a page for the printer is hidden from the screen, but for something in each face with the letters it has', () => {
  const page = htmlPage(PARTS, 'pt-BR', { fontCss: '', onlyPrinted: true });
  expect(page).toContain('@media screen { main { display: none; } }');
  const [, faces = ''] = /<div class="faces">(.*)<\/div>/.exec(page) ?? [];
  const each = faces.split(/<\/?[^>]+>/).filter((letters) => letters !== '');
  expect(each).toHaveLength(4);
  for (const letters of each) expect(new Set(letters)).toEqual(new Set('aÁá→Ł—·Š'));
  expect(page).toContain(`</div>\n<main>\n${PARTS.body}`);
});

it('a page to be read has nothing but its words', () => {
  const page = htmlPage(PARTS, 'pt-BR', { fontCss: '' });
  expect(page).not.toMatch(/faces|display: none/);
  expect(page).toContain(`<body>\n<main>\n${PARTS.body}\n</main>`);
});
