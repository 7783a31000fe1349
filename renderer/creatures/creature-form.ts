import type { Creature } from '#shared/records/creature.ts';
import type { InputOf } from '#shared/api/contract.ts';
import type { JsonObject } from '#shared/json.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { readWith } from '#shared/schema/read.ts';
import { type Message, message } from '#shared/text/message.ts';
import type { FieldFaults } from '#renderer/state/errors.ts';
import { sheetFaults } from '#renderer/sheet/sheet-faults.ts';

const MAX_NAME = 200; // as the contract has it
const MAX_HP = 100_000;

/** A creature while it is written; its figures may be missing or wrong. */
export interface CreatureForm {
  /** Null for one not stored yet. */
  readonly id: string | null;
  readonly name: string;
  readonly hp: number | null;
  readonly sheet: JsonObject;
  readonly notes: string;
  readonly tags: readonly string[];
}

/** Everything wrong with a form: by own field, and by path in the sheet. */
export interface CreatureFaults {
  readonly name: Message | null;
  readonly hp: Message | null;
  readonly sheet: FieldFaults;
}

/** A form for a new creature, with the system's defaults in its sheet. */
export function freshCreature(system: RuleSystem): CreatureForm {
  return { id: null, name: '', hp: null, sheet: readWith(system.sheet, {}, ''), notes: '', tags: [] };
}

/** A stored creature, ready to be changed. */
export function creatureForm({ id, name, hp, sheet, notes, tags }: Creature): CreatureForm {
  return { id, name, hp, sheet, notes, tags };
}

/** Everything wrong with a form, checked by the system's own schema. */
export function creatureFaults(system: RuleSystem, form: CreatureForm): CreatureFaults {
  return { name: nameFault(form.name), hp: hpFault(form.hp), sheet: sheetFaults(system.sheet, form.sheet) };
}

/** How many fields need mending. */
export function faultCount({ name, hp, sheet }: CreatureFaults): number {
  return (name ? 1 : 0) + (hp ? 1 : 0) + Object.keys(sheet).length;
}

/** What is stored of a form without faults; null for one that has no points yet. */
export function toStore(form: CreatureForm, campaignId: string): InputOf<'creatures:save'> | null {
  const { id, name, hp, sheet, notes, tags } = form;
  if (hp === null) return null;
  return { ...(id === null ? {} : { id }), campaignId, name: name.trim(), hp, sheet, notes, tags: [...tags] };
}

/** True when both say the same, so that there is nothing to save. */
export function sameCreature(one: CreatureForm, other: CreatureForm): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function nameFault(name: string): Message | null {
  const length = name.trim().length;
  if (length === 0) return message('creature.needName');
  return length > MAX_NAME ? message('creature.longName') : null;
}

function hpFault(hp: number | null): Message | null {
  const good = hp !== null && Number.isInteger(hp) && hp >= 0 && hp <= MAX_HP;
  return good ? null : message('creature.needHp');
}
