import type { Command } from '../../../../shared/combat/command.ts';
import type { Message } from '../../../../shared/text/message.ts';

/** Something to do in a turn that takes no dice. */
export interface OfferedAct {
  readonly id: string;
  readonly label: Message;
  readonly command: Command;
  /** Why it can't be done now, or null. */
  readonly refusal: Message | null;
}

/** The acts that cost the same kind of action. */
export interface ActGroup {
  readonly id: string;
  readonly label: Message;
  readonly acts: readonly OfferedAct[];
}
