/** @typedef {import('./names.mjs').Names} Names */

/** What the template calls itself in either language. */
const TEMPLATE_NAMES = /Modelo 2d6|2d6 template/g;
/** The template's words about itself stand above its value. */
const ABOUT = /\/\*\*(?:(?!\*\/)[^])*\*\/\n(?=export const template: )/;

/**
 * A file of the template as it reads in a new system: its id, its names, its types, the letter of its rules.
 * @param {string} source
 * @param {Names} names
 */
export function renamed(source, { id, value, type, constant, name, prefix }) {
  const quoted = name.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return source
    .replace(ABOUT, () => `/** ${name.replaceAll('*/', '')}. */\n`)
    .replaceAll(TEMPLATE_NAMES, () => quoted)
    .replaceAll(/\b[Tt]he template\b/g, id)
    .replaceAll(/\bTemplate(?=[A-Z])/g, type)
    .replaceAll(/\bTEMPLATE(?=_|\b)/g, constant)
    .replaceAll(/\btemplate(?=[A-Z])/g, value)
    .replaceAll(/(['"`/])template(?=['"`/:])/g, `$1${id}`)
    .replaceAll(/\btemplate\b/g, value)
    .replaceAll(/\bT(?=\d)/g, prefix)
    .replaceAll(/(?<="prefix": ")T(?=")/g, prefix);
}
