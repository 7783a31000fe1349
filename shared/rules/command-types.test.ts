import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Command } from '#shared/combat/command.ts';
import type { CommandFor, CoreCommand } from '#shared/combat/commands/index.ts';
import { damage } from '#shared/combat/commands/points.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import type { IndividualCommand } from '#shared/combat/turns/individual-commands.ts';
import type { CairnCommand } from './cairn/commands.ts';
import type { HeroesCommand } from './heroes-d20/commands.ts';
import type { AnyCommand } from './registry.ts';
import type { RitualsCommand } from './rituals-d20/commands.ts';
import type { ScopCommand } from './scop/commands.ts';

// Each takes a command as it is written; what it must not be is told by the line above it.
const core = (_: CoreCommand): void => undefined;
const individual = (_: IndividualCommand): void => undefined;
const heroes = (_: HeroesCommand): void => undefined;
const rituals = (_: RitualsCommand): void => undefined;
const scop = (_: ScopCommand): void => undefined;
const cairn = (_: CairnCommand): void => undefined;
const any = (_: AnyCommand): void => undefined;
const unknown = (_: CommandFor<Command>): void => undefined;

describe('a command as it is written', () => {
  it('is of a type that its fight takes', () => {
    core({ type: 'next-turn' });
    // @ts-expect-error no such type
    core({ type: 'next-trun' });
    // @ts-expect-error no such type in any system
    any({ type: 'win' });
    // @ts-expect-error a command of another system
    cairn({ type: 'drop-prone', combatant: 'a' });
    // @ts-expect-error a command of another turn style
    scop({ type: 'delay', combatant: 'a' });
  });

  it('has all its fields, under their names and of their types', () => {
    core({ type: 'damage', target: 'a', amount: 3 });
    // @ts-expect-error a wrong name
    core({ type: 'damage', target: 'a', amout: 3 });
    // @ts-expect-error a field is missing
    core({ type: 'damage', target: 'a' });
    // @ts-expect-error a field too many
    core({ type: 'next-turn', combatant: 'a' });
    // @ts-expect-error a word for a figure
    core({ type: 'damage', target: 'a', amount: '3' });
    // @ts-expect-error a wrong name in a turn style
    individual({ type: 'reorder', combatant: 'a', after: null });
    // @ts-expect-error a wrong name in a system
    heroes({ type: 'attack', attacker: 'a', target: 'b', weapom: 'w' });
    // @ts-expect-error a field of another system's command of that name
    heroes({ type: 'attack', attacker: 'a', target: 'b', weapon: 'w', stance: 'normal' });
    // @ts-expect-error an act that isn't one
    rituals({ type: 'act', combatant: 'a', act: 'fly' });
    // @ts-expect-error a wrong name within a field
    scop({ type: 'surprise', combatants: [{ combatants: 'a' }] });
    // @ts-expect-error a wrong name in one of any system's
    any({ type: 'resolve-pending', target: 'a', entries: 0 });
  });

  it('may be one of several as one move, each checked', () => {
    core({ type: 'together', commands: [{ type: 'damage', target: 'a', amount: 3 }] });
    // @ts-expect-error a wrong name in one of them
    core({ type: 'together', commands: [{ type: 'damage', target: 'a', amout: 3 }] });
    // @ts-expect-error one that is a move of its own
    any({ type: 'together', commands: [{ type: 'start' }] });
  });

  it('leaves out what has a default, and takes lists that nobody may change', () => {
    expectTypeOf<{ readonly type: 'start' }>().toExtend<CoreCommand>();
    expectTypeOf<{
      readonly type: 'hide';
      readonly combatants: readonly string[];
      readonly hidden: boolean;
    }>().toExtend<CoreCommand>();
  });

  it("is any system's where it is any fight's", () => {
    expectTypeOf<CoreCommand | IndividualCommand>().toExtend<HeroesCommand>();
    expectTypeOf<HeroesCommand | RitualsCommand | ScopCommand | CairnCommand>().toExtend<AnyCommand>();
  });

  it('is one of the core’s where the system isn’t known, or raw', () => {
    unknown({ type: 'damage', target: 'a', amount: 3 });
    unknown(readRawCommand({ type: 'win' }));
    // @ts-expect-error no raw command: nobody has taken it for one
    unknown({ type: 'win' });
    // @ts-expect-error a command of one system
    unknown({ type: 'resolve-pending', target: 'a', entry: 0 });
  });

  it('cannot be read from a row before its definition has told what it is', () => {
    const row: { readonly command: Command } = {
      command: readRawCommand({ type: 'damage', target: 'a', amount: 3 }),
    };
    expectTypeOf(row.command).not.toHaveProperty('amount');
    expect(damage.is(row.command) ? row.command.amount : null).toBe(3);
    expect(damage.is({ type: 'heal' }) || damage.is({ type: 'damage' })).toBe(false);
  });
});
