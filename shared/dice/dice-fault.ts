import { type Message, message } from '#shared/text/message.ts';

/** What is wrong with dice as they are written: from where on they aren't understood, or that their end is missing. */
export function diceFault(source: string, position: number): Message {
  if (source.trim() === '') return message('error.noDice');
  const rest = source.slice(position).trim();
  if (rest === '') return message('error.unfinishedDice', { source });
  // All of it would only be said twice.
  return rest === source.trim()
    ? message('error.noneOfDice', { source })
    : message('error.badDice', { source, rest });
}
