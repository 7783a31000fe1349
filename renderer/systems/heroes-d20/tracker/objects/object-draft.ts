import type { FieldsOf, OfType } from '#shared/combat/command.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { objectSlots } from '#shared/rules/heroes-d20/checks/dice-slots.ts';
import { powerCounts } from '#shared/rules/heroes-d20/attack/choices.ts';
import { fightOf, type SceneObject } from '#shared/rules/heroes-d20/fight.ts';
import { bearerOf } from '#shared/rules/heroes-d20/objects/scene-objects.ts';
import { sheetSlot, type Weapon } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { SHIPPED_MATERIALS, type ObjectMaterial } from '#shared/rules/objects/materials.ts';
import { SHIPPED_SIZES, sizeFromMeters, type ObjectSize } from '#shared/rules/objects/sizes.ts';
import { objectDifficulty, objectHitPoints } from '#shared/rules/objects/stats.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** What a campaign offers to make objects of (O6). */
export interface SceneTables {
  readonly sizes: readonly ObjectSize[];
  readonly materials: readonly ObjectMaterial[];
}

/** The tables as they are shipped. */
export const SHIPPED_TABLES: SceneTables = { sizes: SHIPPED_SIZES, materials: SHIPPED_MATERIALS };

/** An object about to be put into the scene. */
export interface ObjectDraft {
  readonly name: string;
  /** Id of a row of the campaign's table. */
  readonly size: string;
  /** The largest dimension; null: the size is the one chosen (O4). */
  readonly meters: number | null;
  readonly material: string;
  readonly moving: boolean;
  /** Who carries it, or null. */
  readonly bearer: string | null;
}

/** What is mostly put into a scene. */
export const PLAIN_OBJECT: ObjectDraft = {
  name: '',
  size: 'medium',
  meters: null,
  material: 'wood',
  moving: false,
  bearer: null,
};

/** What an object will be: its size and material, and the figures they give (O1, O2). */
export function objectPreview(
  { size: named, meters, material: made, moving }: ObjectDraft,
  { sizes, materials }: SceneTables,
): {
  readonly size: ObjectSize | undefined;
  readonly material: ObjectMaterial | undefined;
  readonly difficulty: number;
  readonly hitPoints: number;
} {
  const size =
    meters === null ? (sizes.find(({ id }) => id === named) ?? sizes[0]) : sizeFromMeters(meters, sizes);
  const material = materials.find(({ id }) => id === made) ?? materials[0];
  const difficulty = size && material ? objectDifficulty(size, material, moving) : 0;
  return { size, material, difficulty, hitPoints: size ? objectHitPoints(size) : 0 };
}

/** An id that no object of the scene has. */
export function freshObjectId(state: CombatState): string {
  const taken = new Set(fightOf(state).objects.map(({ id }) => id));
  let number = taken.size + 1;
  while (taken.has(`object-${number}`)) number += 1;
  return `object-${number}`;
}

/** The command that puts an object into the scene. */
export function addObjectCommand(
  id: string,
  draft: ObjectDraft,
  tables: SceneTables,
  say: (name: Message) => string,
): HeroesCommand {
  const { name, moving, bearer } = draft;
  const { size, material } = objectPreview(draft, tables);
  const { bonus = 0, damageReduction = 0 } = material ?? {};
  return {
    type: 'add-object',
    object: {
      id,
      name: name.trim(),
      size: size && sizeInCommand(size, say),
      material: { bonus, damageReduction },
      moving,
      heldBy: bearer ?? undefined,
    },
  };
}

/** A size by its id where it counts as shipped, else by its name and modifier (O6). */
function sizeInCommand(
  { id, name, modifier }: ObjectSize,
  say: (name: Message) => string,
): FieldsOf<HeroesCommand, 'add-object'>['object']['size'] {
  const shipped = SHIPPED_SIZES.find((row) => row.id === id);
  const same = shipped?.modifier === modifier && !('plain' in name);
  return same ? shipped.id : { name: say(name), modifier };
}

/** The object meant: the one chosen while it is there, else the first that can be attacked. */
export function objectMeant(state: CombatState, id: string | null): SceneObject | null {
  const { objects } = fightOf(state);
  const open = objects.find((one) => one.hitPoints > 0 && bearerOf(state, one) === null);
  return objects.find((one) => one.id === id) ?? open ?? null;
}

/** The weapon meant: the one chosen, else the first of the sheet. */
export function weaponMeant({ sheet }: Combatant, id: string | null): Weapon | null {
  const { weapons } = sheetSlot.read(sheet);
  return weapons.find((one) => one.id === id) ?? weapons[0] ?? null;
}

/** An attack on an object about to be rolled (O1, O3). */
export interface AskedObjectAttack {
  readonly attacker: Combatant;
  readonly object: SceneObject;
  readonly weapon: Weapon;
  readonly power: boolean;
  /** Attacks already made in this combat action (H14). */
  readonly attacks: number;
}

/** The command of an attack on an object; an active power counts only with the weapon it is on (O1, H12). */
export function attackObjectCommand(asked: AskedObjectAttack): OfType<HeroesCommand, 'attack-object'> {
  const { attacker, object, weapon, power, attacks } = asked;
  return {
    type: 'attack-object',
    attacker: attacker.id,
    object: object.id,
    weapon: weapon.id,
    power: power && powerCounts(attacker, weapon),
    attackIndex: attacks,
  };
}

/** The dice of an attack on an object. */
export function attackObjectSlots({ weapon }: AskedObjectAttack): readonly DiceSlot[] {
  return objectSlots(weapon);
}

/** The word for the size of an object: of the shipped table, or the campaign's own as it is written. */
function sizeWord(id: string): Message {
  return SHIPPED_SIZES.find((size) => size.id === id)?.name ?? plain(id);
}

/** An object's figures in one line: carried ones have no ND of their own (O1, H24). */
export function objectInWords(state: CombatState, object: SceneObject): Message {
  const { difficulty, damageReduction, moving } = object;
  const size = sizeWord(object.size);
  const bearer = bearerOf(state, object);
  if (bearer !== null) {
    return heroesMessage('tracker.objectCarried', { damageReduction, size, name: nameOf(bearer) });
  }
  const figures = heroesMessage('tracker.objectFigures', { difficulty, damageReduction, size });
  return moving ? heroesMessage('tracker.objectMoving', { figures }) : figures;
}
