import { SetupError } from '../setup/say.mjs';

/**
 * What a new system is called, in every spelling that its files need.
 * @typedef {object} Names
 * @property {string} id `iron-keep`
 * @property {string} value `ironKeep`
 * @property {string} type `IronKeep`
 * @property {string} constant `IRON_KEEP`
 * @property {string} name as people read it
 * @property {string} prefix the letter of its rules' ids
 */

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_NAME = 60;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Words that can't name a value in JavaScript. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/**
 * Checks an id and a name, and spells them for the files.
 * @param {string | undefined} id
 * @param {string | undefined} name
 * @param {{ folders: readonly string[], prefixes: readonly string[] }} taken folders of systems and letters of rules there are
 * @returns {Names}
 * @throws {SetupError} with what is wrong
 */
export function namesOf(id, name, { folders, prefixes }) {
  if (id === undefined || name === undefined || name.trim() === '')
    throw new SetupError('Say what it is called: npm run new-system -- iron-keep "Iron Keep"');
  if (!ID.test(id))
    throw new SetupError(
      `“${id}” won’t do as an id: small letters and figures, words joined by hyphens (iron-keep)`,
    );
  if (folders.includes(id))
    throw new SetupError(`There is a folder shared/rules/${id} already: choose another id`);
  if (name.length > LONGEST_NAME) throw new SetupError(`The name is over ${LONGEST_NAME} letters long`);
  const words = id.split('-');
  const type = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const value = type.charAt(0).toLowerCase() + type.slice(1);
  if (RESERVED.has(value))
    throw new SetupError(`“${id}” is a word of the language itself: choose another id`);
  return {
    id,
    value,
    type,
    constant: words.join('_').toUpperCase(),
    name: name.trim(),
    prefix: freePrefix(id, prefixes),
  };
}

/** The first letter of the id, else of the alphabet, that no other rules have. @param {string} id @param {readonly string[]} taken */
function freePrefix(id, taken) {
  const free = [...id.toUpperCase(), ...LETTERS].find(
    (letter) => LETTERS.includes(letter) && !taken.includes(letter),
  );
  if (free === undefined)
    throw new SetupError('Every letter has rules already: give its rules.json a prefix of two');
  return free;
}
