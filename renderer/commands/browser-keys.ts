const TYPED_IN = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea';
const CAN_FOCUS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^="-"])';

/**
 * Presses a key anew where the focus is now. Listeners hear of it as of any key; what the browser itself would do with it is
 * done here, as it does nothing for keys that a page presses: writing and deleting, pressing a button, sending a form, going on.
 */
export function pressAsBrowser(press: KeyboardEvent): void {
  const focused = document.activeElement ?? document.body;
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press;
  const again = new KeyboardEvent('keydown', {
    ...{ key, code, ctrlKey, metaKey, altKey, shiftKey },
    bubbles: true,
    cancelable: true,
  });
  if (!focused.dispatchEvent(again) || ctrlKey || metaKey || altKey) return;
  if (key === 'Tab') goOn(focused, shiftKey);
  else if (isTypedIn(focused)) typeInto(focused, key);
  else if (focused instanceof HTMLSelectElement) choose(focused, key);
  else if (key === 'Enter' || key === ' ') pressOn(focused, key);
}

function isTypedIn(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element.matches(TYPED_IN);
}

function typeInto(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  if (key === 'Enter' && field instanceof HTMLInputElement) return field.form?.requestSubmit();
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  if (key.length === 1 || key === 'Enter') write(field, key === 'Enter' ? '\n' : key, [start, end]);
  else if (key === 'Backspace') write(field, '', [start === end ? Math.max(0, start - 1) : start, end]);
  else if (key === 'Delete') write(field, '', [start, start === end ? end + 1 : end]);
}

function write(
  field: HTMLInputElement | HTMLTextAreaElement,
  data: string,
  [from, to]: readonly [number, number],
): void {
  field.setRangeText(data, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data, inputType: 'insertText' }));
}

/** A letter chooses the next option that begins with it, as in a closed list. */
function choose(list: HTMLSelectElement, key: string): void {
  const begins = [...list.options].map(({ text }) => text.toLowerCase().startsWith(key.toLowerCase()));
  const step = { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0;
  const next = begins.indexOf(true, list.selectedIndex + 1);
  const found = step === 0 ? (next === -1 ? begins.indexOf(true) : next) : list.selectedIndex + step;
  if (list.options[found] === undefined) return;
  list.selectedIndex = found;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

function pressOn(element: Element, key: string): void {
  if (!(element instanceof HTMLElement)) return;
  // Enter in a mark or a choice sends its form, as it does in a field.
  if (element instanceof HTMLInputElement && key === 'Enter') element.form?.requestSubmit();
  else if (element.matches('button, a[href], summary, input')) element.click();
}

function goOn(from: Element, back: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>(CAN_FOCUS)].filter((one) => one.checkVisibility());
  const at = all.findIndex((one) => one === from);
  all.at((at + (back ? -1 : 1)) % all.length)?.focus();
}
