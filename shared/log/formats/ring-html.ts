import { RING } from '#shared/drawing/ring.ts';

/** The app's ornament, drawn on paper; it says nothing. */
export const RING_HTML = `<svg class="ring" viewBox="0 0 100 100" aria-hidden="true">${RING.map(
  ({ x, y, radius, lit }) => `<circle${lit ? ' class="lit"' : ''} cx="${x}" cy="${y}" r="${radius}"/>`,
).join('')}</svg>`;
