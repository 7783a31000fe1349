import type { JsonObject } from '#shared/json.ts';
import { isObject } from '#shared/json-path.ts';
import { foundryActor, gameOf } from '#shared/rules/kit/foreign/foundry.ts';
import { plain, type Message, message } from '#shared/text/message.ts';

/** Games of Foundry that narrators are likely to have files of, by their ids there. */
const GAMES: ReadonlyMap<string, string> = new Map([
  ['dnd5e', 'Dungeons & Dragons 5e'],
  ['pf2e', 'Pathfinder 2e'],
  ['pf1', 'Pathfinder 1e'],
  ['tormenta20', 'Tormenta20'],
  ['skyfall', 'Skyfall RPG'],
  ['CoC7', 'Call of Cthulhu 7e'],
  ['swade', 'Savage Worlds'],
  ['ose', 'Old-School Essentials'],
  ['shadowdark', 'Shadowdark'],
  ['daggerheart', 'Daggerheart'],
  ['mausritter', 'Mausritter'],
  ['knave2e', 'Knave 2e'],
  ['ordem-paranormal-2e', 'Ordem Paranormal, 2ª edição'],
  ['ordemparanormal2', 'Ordem Paranormal, 2ª edição'],
]);
/** Fields that only documents of Foundry have; those after actors and items aren't creatures. */
const MARKS = ['_stats', 'prototypeToken', 'token', 'ownership', 'permission', 'walls', 'pages', 'results'];

/** Why a document of Foundry isn't read here: it is of another game, or no actor; null for what isn't Foundry's. */
export function whyOtherGame(value: JsonObject): Message | null {
  const actor = foundryActor(value);
  const game = gameOf(value) ?? (actor === null ? null : gameByShape(actor.system));
  const isFoundry = game !== null || MARKS.some((key) => isObject(value[key]) || Array.isArray(value[key]));
  if (!isFoundry && actor === null) return null;
  if (actor === null) return message('foreign.notAnActor');
  if (game === null) return message('foreign.otherGameUnknown');
  const name = GAMES.get(game) ?? game;
  return message('foreign.otherGame', { game: plain(name.slice(0, 100)) });
}

/** A game that some files don't name: its attributes are dice. */
function gameByShape(system: JsonObject): string | null {
  return isObject(system['atributos']) && isObject(system['recursos']) ? 'ordem-paranormal-2e' : null;
}
