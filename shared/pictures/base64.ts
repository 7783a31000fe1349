/** The bytes that a text of base64 stands for. */
export function bytesIn(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Letters that are put together at once: more arguments would use up the stack. */
const AT_ONCE = 0x8000;

/** Bytes as a text of base64. */
export function textOf(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    letters += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  }
  return btoa(letters);
}
