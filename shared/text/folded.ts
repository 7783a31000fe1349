/** A text as it is searched and compared: `Dragão` and `DRAGAO` are both `dragao`. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
