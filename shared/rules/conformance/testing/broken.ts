import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import type { Play } from '#shared/combat/play.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { template } from '#shared/rules/template/index.ts';

/** A copy of the template with one thing wrong, and how the name of the check that must find it begins. */
export interface Broken {
  readonly what: string;
  readonly found: string;
  readonly system: RuleSystem;
}

/** The template with one more command. */
export function withCommand(run: (play: Play) => void): RuleSystem {
  return { ...template, commands: [...template.commands, defineCommand('extra', z.strictObject({}), run)] };
}
