const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['ring', '\u030a'],
  ['cedil', '\u0327'],
  ['caron', '\u030c'],
]);
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', '’'],
  ['nbsp', ' '],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['shy', ''],
  ['zwnj', ''],
  ['zwj', ''],
  ['ndash', '–'],
  ['mdash', '—'],
  ['minus', '−'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['prime', '′'],
  ['bull', '•'],
  ['middot', '·'],
  ['deg', '°'],
  ['ordm', 'º'],
  ['ordf', 'ª'],
  ['sect', '§'],
  ['times', '×'],
  ['divide', '÷'],
  ['plusmn', '±'],
  ['frac12', '½'],
  ['frac14', '¼'],
  ['frac34', '¾'],
  ['sup2', '²'],
  ['sup3', '³'],
  ['le', '≤'],
  ['ge', '≥'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['euro', '€'],
  ['pound', '£'],
  ['iexcl', '¡'],
  ['iquest', '¿'],
  ['szlig', 'ß'],
  ['aelig', 'æ'],
  ['AElig', 'Æ'],
  ['oelig', 'œ'],
  ['OElig', 'Œ'],
  ['oslash', 'ø'],
  ['Oslash', 'Ø'],
  ['rarr', '→'],
  ['larr', '←'],
]);
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z][A-Za-z\d]{1,10}));/g;
const ACCENTED = /^([A-Za-z])(grave|acute|circ|tilde|uml|ring|cedil|caron)$/;

/** A text of HTML with its entities as the characters they stand for; what is none stays as it is. */
export function withoutEntities(text: string): string {
  return text.replace(
    ENTITY,
    (written, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (decimal !== undefined) return character(Number(decimal));
      if (hex !== undefined) return character(Number.parseInt(hex, 16));
      return named(name ?? '') ?? written;
    },
  );
}

function named(name: string): string | null {
  const known = NAMED.get(name);
  if (known !== undefined) return known;
  const [, letter = '', accent = ''] = ACCENTED.exec(name) ?? [];
  const mark = ACCENTS.get(accent);
  return mark === undefined ? null : `${letter}${mark}`.normalize('NFC');
}

function character(code: number): string {
  if (code === 0xa0) return ' ';
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || code > 0x10ffff || isHalf ? '' : String.fromCodePoint(code);
}
