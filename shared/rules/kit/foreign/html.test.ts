import { describe, expect, it } from 'vitest';
import { markdownIn, nameIn, plainIn } from './html.ts';

describe('HTML of other tools as Markdown', () => {
  it.each([
    ['<p>Um <strong>dois</strong> <em>três</em>.</p><p>Quatro</p>', 'Um **dois** *três*.\n\nQuatro'],
    ['<ul><li>a</li><li><p>b</p></li></ul>', '- a\n- b'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n  - b'],
    ['Linha<br>outra<br />mais', 'Linha\noutra\nmais'],
    ['<p>A&ccedil;&atilde;o&nbsp;d&#39;&aacute;gua &amp; &#x3b1;&rsquo;</p>', "Ação d'água & α’"],
    ['<p>Olhe @UUID[Compendium.x.y]{a espada} e @UUID[Item.z].</p>', 'Olhe a espada e .'],
    ['Role [[/roll 2d6]] ou [[/r 1d20]]{o teste}', 'Role 2d6 ou o teste'],
    ['<p>co\u0002rtado\u202e</p>', 'cortado'],
    ['<script>alert(1)</script><style>p{}</style>fica', 'fica'],
    ['3 < 4 e 5 > 2', '3 < 4 e 5 > 2'],
    ['<p>aberto <strong>sem fim', 'aberto sem fim'],
    ['<p></p><p>&nbsp;</p>', ''],
  ])('%s', (html, markdown) => {
    expect(markdownIn(html)).toBe(markdown);
  });

  it('of anything but words is nothing, of a figure the figure', () => {
    expect([null, undefined, {}, [], true, 7].map(markdownIn)).toEqual(['', '', '', '', '', '7']);
  });

  it('stands in one line where a name is meant, without emphasis where words are', () => {
    expect(nameIn('  Lobo\n  &amp; Cia. ')).toBe('Lobo & Cia.');
    expect(plainIn('<ul><li><strong>Dano</strong> crítico</li><li>fim</li></ul>')).toBe('Dano crítico fim');
  });
});
