/** @typedef {import('./packages.mjs').Notice} Notice */

/** @param {Notice} one @param {Notice} other */
const byName = (one, other) => (keyOf(one) < keyOf(other) ? -1 : 1);

/** @param {Notice} notice */
const keyOf = ({ name, version }) => `${name.toLowerCase()} ${version}`;

/** Each once, in the same order on every machine. @param {Notice[]} notices */
export function sortedNotices(notices) {
  const once = new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice]));
  return [...once.values()].toSorted(byName);
}
