// @pkmn/sim brings its own idea of a strict TypeScript: only what is needed of it is let in here.
import { Battle, Dex } from '@pkmn/sim';

/** @param {string} species @param {string} ability @param {string[]} moves */
const one = (species, ability, moves) => ({
  name: species,
  species,
  ability,
  moves,
  item: '',
  gender: '',
  nature: 'Hardy',
  level: 50,
  evs: { hp: 0, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 },
  ivs: { hp: 31, atk: 31, def: 31, spa: 31, spd: 31, spe: 31 },
});

const team = [
  one('Venusaur', 'Overgrow', ['energyball', 'sludgebomb', 'bodyslam', 'earthquake']),
  one('Charizard', 'Blaze', ['flamethrower', 'airslash', 'dragonclaw', 'earthquake']),
  one('Blastoise', 'Torrent', ['surf', 'icebeam', 'bodyslam', 'crunch']),
];

/** Fights three against three at once with its default choices to the end; gives the turns it took. */
export function showdownFight() {
  const battle = new Battle({ formatid: Dex.toID('gen5triplescustomgame') });
  battle.setPlayer('p1', { name: 'A', team });
  battle.setPlayer('p2', { name: 'B', team });
  while (!battle.ended) battle.makeChoices();
  return battle.turn;
}
