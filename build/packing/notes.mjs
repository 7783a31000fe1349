import { SetupError } from '../setup/say.mjs';

/**
 * What a changelog says of a version: all under its heading, up to the next one's.
 * @param {string} changelog
 * @param {string} tag `v0.3.0`
 */
export function notesOf(changelog, tag) {
  const version = tag.replace(/^v/, '');
  const parts = changelog.replaceAll('\r\n', '\n').split(/^## /m);
  const own = parts.find((part) => part.startsWith(`[${version}]`));
  const text = own
    ?.slice(own.indexOf('\n') + 1)
    .replace(/^\[[^\]]+\]: .*$/gm, '')
    .trim();
  if (version === '' || !text) {
    throw new SetupError(`CHANGELOG.md says nothing of the version “${version}”: write its part first.`);
  }
  return `${text}\n`;
}
