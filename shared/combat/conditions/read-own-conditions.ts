import { RodadaError } from '#shared/errors.ts';
import type { PlayRules } from '#shared/combat/play.ts';
import { joinPath, readWith } from '#shared/schema/read.ts';
import { type Message, message } from '#shared/text/message.ts';
import { ownConditionFields, ownConditionList, type OwnCondition } from './own-condition.ts';

/** The part of a system that a condition of the narrator's own is checked by. */
export type ConditionRules = Pick<PlayRules, 'conditions' | 'dials' | 'endingTest' | 'name'>;

/** Reads the conditions a narrator made; each is checked by the system, and no id stands twice. Errors under `base`. */
export function readOwnConditions(
  system: ConditionRules,
  raw: unknown,
  base: string,
): readonly OwnCondition[] {
  const list = readWith(ownConditionList, raw, base);
  for (const [index, one] of list.entries()) {
    const path = `${base}[${index}]`;
    checkOwnCondition(system, one, path);
    if (list.findIndex(({ id }) => id === one.id) < index) wrong('error.ownCondition.twice', one, path);
  }
  return list;
}

/** Reads one condition a narrator made. Errors under `base`. */
export function readOwnCondition(system: ConditionRules, raw: unknown, base: string): OwnCondition {
  const read = readWith(ownConditionFields, raw, base);
  checkOwnCondition(system, read, base);
  return read;
}

function checkOwnCondition(system: ConditionRules, own: OwnCondition, base: string): void {
  if (system.conditions.some(({ id }) => id === own.id)) wrong('error.ownCondition.known', own, base);
  for (const [index, { dial: id, amount }] of own.effects.entries()) {
    const at = ['effects', index] as const;
    const dial = system.dials.find((one) => one.id === id);
    if (dial === undefined) {
      fault(
        message('error.ownCondition.noDial', { system: system.name, dial: id }),
        joinPath(base, [...at, 'dial']),
      );
    }
    if (own.effects.findIndex((one) => one.dial === id) < index)
      fault(message('error.ownCondition.dialTwice', { dial: dial.label }), joinPath(base, [...at, 'dial']));
    if (amount === 0 || (dial.kind === 'mark' && amount !== 1))
      fault(
        message(`error.ownCondition.${dial.kind}`, { dial: dial.label }),
        joinPath(base, [...at, 'amount']),
      );
  }
  checkTest(system, own, base);
}

function checkTest({ endingTest, name }: ConditionRules, { save }: OwnCondition, base: string): void {
  if (save === null) return;
  if (endingTest === undefined)
    fault(message('error.ownCondition.noTest', { system: name }), joinPath(base, ['save']));
  if (!endingTest.kinds.some(({ id }) => id === save.kind))
    fault(
      message('error.ownCondition.noKind', { system: name, kind: save.kind }),
      joinPath(base, ['save', 'kind']),
    );
  if ((save.difficulty !== null) !== endingTest.hasDifficulty) {
    const key = endingTest.hasDifficulty
      ? 'error.ownCondition.difficulty'
      : 'error.ownCondition.noDifficulty';
    fault(message(key, { system: name }), joinPath(base, ['save', 'difficulty']));
  }
}

function wrong(
  key: 'error.ownCondition.twice' | 'error.ownCondition.known',
  { id }: OwnCondition,
  base: string,
): never {
  fault(message(key, { condition: id }), joinPath(base, ['id']));
}

function fault(said: Message, path: string): never {
  throw new RodadaError('BAD_REQUEST', said, { path });
}
