import type { AnyCommand } from '#shared/rules/registry.ts';
import type { Message } from '#shared/text/message.ts';

/** What a panel has to send, or what is missing for it. */
export type Asked<C extends AnyCommand = AnyCommand> = { readonly send: C } | { readonly missing: Message };
