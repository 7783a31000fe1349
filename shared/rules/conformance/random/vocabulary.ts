import fc from 'fast-check';
import { conditionsIn } from '#shared/combat/conditions/known-conditions.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { isList, isObject } from '#shared/json-path.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Vocabulary } from './from-schema.ts';

/** A fight that commands are drawn for, as it stands. */
export interface Scene {
  readonly system: RuleSystem;
  state: CombatState;
}

/** Fields that hold what only the narrator reads. */
const SECRET = new Set(['note', 'trigger']);
/** Fields that name the one who acts: mostly whoever's turn it is. */
const ACTORS = new Set(['attacker', 'combatant']);
/** Fields that name anybody. A system that names somebody otherwise brings the fields of that command (`Trial`). */
const ANYBODY = new Set(
  'target by before after against other redirectTo heldBy hitting surprised waive'.split(' '),
);
const NOBODY = 'ninguem';

/** Stands in everything that players mustn't learn: names of those hidden, notes, triggers. */
export const SECRET_WORD = 'segredo';

/** Draws the words of a command's fields from what the fight holds: who is in it, their weapons, what their sheets list. */
export function vocabularyOf(scene: Scene): Vocabulary {
  const { system } = scene;
  return (field) => {
    if (SECRET.has(field)) return fc.constant(SECRET_WORD);
    if (field === 'condition') {
      const held = () => scene.state.combatants.flatMap((one) => one.conditions.map(({ id }) => id));
      return fc.oneof(
        oneWord(held),
        oneWord(() => conditionsIn(system, scene.state).map(({ id }) => id)),
      );
    }
    if (field === 'action') return oneWord(() => system.actions?.kinds.map(({ id }) => id) ?? []);
    if (field === 'weapon') return oneWord(() => weaponsIn(scene));
    const people = oneWord(() => scene.state.combatants.map(({ id }) => id));
    if (ANYBODY.has(field)) return people;
    if (!ACTORS.has(field)) return oneWord(() => listed(scene.state, `${field}s`));
    const acting = oneWord(() => actingIn(scene.state));
    return fc.oneof({ weight: 6, arbitrary: acting }, { weight: 3, arbitrary: people });
  };
}

/** One of what there is when it is drawn; undefined where there is nothing. */
export function oneOf<T>(list: () => readonly T[]): fc.Arbitrary<T | undefined> {
  return fc.nat().map((pick) => {
    const found = list();
    return found[pick % Math.max(1, found.length)];
  });
}

/** One of the words there are when it is drawn; one that nothing is called where there are none. */
export function oneWord(list: () => readonly string[]): fc.Arbitrary<string> {
  return oneOf(list).map((word) => word ?? NOBODY);
}

function weaponsIn({ system, state }: Scene): readonly string[] {
  const acting = new Set(actingIn(state));
  const armed = state.combatants.filter(({ id }) => acting.has(id));
  return armed.flatMap((one) => system.attack.choices(one).map(({ weapon }) => weapon));
}

/** Whose turn it is; everybody where turns are not individual. */
function actingIn({ turn, combatants }: CombatState): readonly string[] {
  return turn === null ? combatants.map(({ id }) => id) : [turn.who];
}

/** What stands in the lists of that name in sheets and running states, by ids or names; words of the narrator's own where there is no such list. */
function listed({ combatants, own }: CombatState, name: string): readonly string[] {
  const everywhere: readonly JsonObject[] = [own, ...combatants.flatMap((one) => [one.sheet, one.own])];
  const found = everywhere.flatMap((object) => {
    const list = object[name];
    return isList(list) ? list.flatMap(calledBy) : [];
  });
  return found.length > 0 ? found : ['Porta', 'Ponte'];
}

function calledBy(item: Json): readonly string[] {
  const called = isObject(item) ? (item['id'] ?? item['name']) : item;
  return typeof called === 'string' ? [called] : [];
}
