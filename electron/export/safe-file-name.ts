/** What Windows, macOS or Linux don't take in a name. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cf}]+/gu;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LIMIT = 100;

/** A file name every system takes, from the narrator's words: `Emboscada na ponte - A Torre de Vidro.pdf`. */
export function safeFileName(words: string, extension: string): string {
  const cleaned = words
    .normalize('NFC')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = Array.from(cleaned).slice(0, LIMIT).join('').trim();
  const name = short === '' || RESERVED.test(short) ? `rodada ${short}`.trim() : short;
  return `${name}.${extension}`;
}
