import { useCommands } from '#renderer/commands/commands.svelte.ts';
import { choosing } from '#renderer/fight/rolling/choosing.ts';
import { STANCE_KINDS, stanceOption } from '#renderer/systems/cairn/keys.ts';
import type { Stance } from '#shared/rules/cairn/attack/stance.ts';

/** Gives a panel the letters that make an attack impaired or enhanced, and the same letter again neither (C6); call it in the component's script. */
export function useStanceKeys(now: () => Stance, choose: (stance: Stance) => void): void {
  useCommands(() =>
    STANCE_KINDS.map((stance) =>
      choosing(stanceOption(stance), () => choose(now() === stance ? 'normal' : stance)),
    ),
  );
}
