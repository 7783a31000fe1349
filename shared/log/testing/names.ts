import fc from 'fast-check';

/** Names that formats, templates and objects have been known to trip over. */
export const NASTY_NAMES: readonly string[] = [
  '<b>Bruto</b>',
  '</style><script>alert(1)</script>',
  '"\'&amp;&lt;',
  '*x*',
  '**y**',
  '_z_ __w__',
  '__proto__',
  'constructor',
  '`code` ``more``',
  '[link](http://example.org)',
  '![img](x)',
  '# título',
  '1. item',
  '- item',
  '---',
  'a | b',
  '~~c~~',
  '{{name}}',
  '$t(error.internal)',
  '$& $1',
  'D’Ávila & Cia. \\ \\*',
  '🐉 Dragão 👩‍👩‍👧',
  '@todos',
  '\uE0000\uE001',
  'ß',
  'nome '.repeat(40).slice(0, 200).trim(),
  'x'.repeat(200),
];

/** Any name a narrator could give, nasty ones often. */
export const anyName = fc.oneof(
  fc.constantFrom(...NASTY_NAMES),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
);
