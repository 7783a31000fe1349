import type { CoreCommand } from '#shared/combat/commands/index.ts';
import type { OfType } from '#shared/combat/command.ts';
import type { Taken } from '#shared/log/statistics/deeds.ts';
import type { EncounterRewards } from '#shared/records/encounter.ts';

/** What is given at the end of a fight, as it is written. */
export interface RewardDraft {
  readonly to: readonly string[];
  readonly experience: number;
  /** Whether the experience is the sum of all, to be divided among them. */
  readonly divided: boolean;
  readonly what: string;
}

/**
 * The commands that give it. Divided, everybody has the same; what is left over goes by ones to the first. What is told in
 * words goes to all of them as it is.
 */
export function rewardCommands({
  to,
  experience,
  divided,
  what,
}: RewardDraft): readonly OfType<CoreCommand, 'reward'>[] {
  const share = divided ? Math.floor(experience / to.length) : experience;
  const over = divided ? experience % to.length : 0;
  return [
    { type: 'reward' as const, to: to.slice(0, over), experience: share + 1, what },
    { type: 'reward' as const, to: to.slice(over), experience: share, what },
  ].filter((one) => one.to.length > 0 && (one.experience > 0 || one.what !== ''));
}

/** What a fight is worth that is still offered: of experience nothing once some has been given, lest it be given again. */
export function stillOffered(noted: EncounterRewards, given: readonly Taken[]): EncounterRewards {
  return given.some(({ experience }) => experience > 0) ? { ...noted, experience: 0 } : noted;
}
