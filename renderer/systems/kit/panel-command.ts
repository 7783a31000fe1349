import { type Message, message } from '#shared/text/message.ts';
import type { PartCommand } from '#renderer/fight/parts.ts';

/** Something a panel offers under a key of its own; the id never changes, as the narrator's own keys are kept under it. */
export function panelCommand(panel: string, id: string, label: Message, key: string): PartCommand {
  return { id, label, group: message('tracker.group'), keys: [key], panel };
}
