/** What Tab goes through, in order. */
export function tabStops(inside: ParentNode): readonly HTMLElement[] {
  const all = inside.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  return [...all].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [hidden], [hidden] *'),
  );
}
