import { RodadaError } from '#shared/errors.ts';
import { type Message, message } from '#shared/text/message.ts';
import { say } from './text.svelte.ts';
import { toast } from './toasts.svelte.ts';

/** What went wrong, in words for the narrator; what isn't ours is said to be our own fault. */
export function errorMessage(thrown: unknown): Message {
  return thrown instanceof RodadaError ? thrown.said : message('error.internal');
}

/** What is wrong, for saying it right under the field: the field's name is left out, its label stands there already. */
export function faultMessage(thrown: unknown): Message {
  const said = errorMessage(thrown);
  if ('plain' in said) return said;
  if (said.key === 'error.missingField') return message('error.why.empty');
  const why = said.key === 'error.wrongField' ? said.values?.['why'] : undefined;
  return typeof why === 'object' ? why : said;
}

/** Shows what went wrong as a message over the screen. */
export function showError(thrown: unknown): void {
  if (!(thrown instanceof RodadaError)) console.error(thrown);
  toast(say(errorMessage(thrown)), { tone: 'error' });
}

/** Does something that may fail; a failure is shown as a toast and gives null. */
export async function attempt<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (thrown) {
    showError(thrown);
    return null;
  }
}

/** Faults by the field at fault (`name`, `hp.max`, `sheet.str`); a leading `input.` is left out. */
export type FieldFaults = Readonly<Record<string, Message | undefined>>;

/** Marks the fields that errors name; an error that names none stands under `''`. The first of a field holds. */
export function fieldErrors(...thrown: readonly unknown[]): FieldFaults {
  // Later entries win, so the first fault of a field has to come last.
  return Object.fromEntries(thrown.map((one) => [faultPath(one), faultMessage(one)] as const).toReversed());
}

function faultPath(thrown: unknown): string {
  return thrown instanceof RodadaError ? (thrown.path ?? '').replace(/^input\.?/, '') : '';
}

/** The faults of a part of a form: `faultsUnder(faults, 'sheet')` has `str` for `sheet.str`. */
export function faultsUnder(faults: FieldFaults, base: string): FieldFaults {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([path, fault]) =>
      path.startsWith(`${base}.`) ? [[path.slice(base.length + 1), fault]] : [],
    ),
  );
}
