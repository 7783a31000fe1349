import type { AnyCommand } from '#shared/rules/registry.ts';
import type { Message } from '#shared/text/message.ts';

/** Something to do in a turn that takes no dice: a command of `C`. */
export interface OfferedAct<C extends AnyCommand = AnyCommand> {
  readonly id: string;
  readonly label: Message;
  readonly command: C;
  /** Why it can't be done now, or null. */
  readonly refusal: Message | null;
}

/** The acts that cost the same kind of action. */
export interface ActGroup<C extends AnyCommand = AnyCommand> {
  readonly id: string;
  readonly label: Message;
  readonly acts: readonly OfferedAct<C>[];
}
