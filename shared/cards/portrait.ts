import { escapeHtml } from '#shared/log/formats/escape-html.ts';

/** A portrait on a card, by the picture itself in its address; nothing for none. */
export function portraitHtml(address: string | undefined): string {
  return address === undefined ? '' : `<img class="portrait" src="${escapeHtml(address)}" alt="">`;
}
