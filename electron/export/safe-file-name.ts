/** What Windows, macOS or Linux don't take in a name, or take and don't show. */
const FORBIDDEN = /[<>:"/\\|?*\p{C}]+/gu;
/** What Windows takes for a device, whatever follows the dot. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[\d¹²³])\s*(\.|$)/i;
/** Windows takes no blank or dot at the end; a dot at the beginning hides a file, a dash makes it an option of commands. */
const ENDS = /^[\s.-]+|[\s.]+$/g;
/** More than one reads. */
const MOST_SIGNS = 100;
/** What ext4 takes; the others take no less. */
const MOST_BYTES = 255;

const signs = new Intl.Segmenter('und', { granularity: 'grapheme' });
const utf8 = new TextEncoder();

/** A file name every system takes, from the narrator's words: `Emboscada na ponte - A Torre de Vidro.pdf`. */
export function safeFileName(words: string, extension: string): string {
  const most = MOST_BYTES - extension.length - 1;
  const cleaned = trimmed(words.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' '));
  const name = trimmed(cut(cleaned, most));
  const unnamed = name === '' || RESERVED.test(name);
  return `${unnamed ? trimmed(cut(`rodada ${name}`, most)) : name}.${extension}`;
}

function trimmed(name: string): string {
  return name.replace(ENDS, '');
}

/** The beginning of a name that is no longer than so many bytes; signs of several characters stay whole. */
function cut(name: string, mostBytes: number): string {
  let short = '';
  let count = 0;
  let bytes = 0;
  for (const { segment } of signs.segment(name)) {
    count += 1;
    bytes += utf8.encode(segment).length;
    if (count > MOST_SIGNS || bytes > mostBytes) break;
    short += segment;
  }
  return short;
}
