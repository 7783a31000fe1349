/** States that only a hand brings about, as the gallery shows them: `<div data-shown="hover">`. */
const STATES: readonly (readonly [RegExp, string])[] = [
  [/:hover/g, ":is([data-shown~='hover'] *)"],
  [/:active/g, ":is([data-shown~='active'] *)"],
  [
    /:focus-visible/g,
    ":is([data-shown~='focus'] :is(a, button, input, select, textarea, summary, [tabindex]))",
  ],
];

/** A selector that finds what is shown in a state, too; null when no state is in it. */
export function withShown(selector: string): string | null {
  const shown = STATES.reduce((text, [state, instead]) => text.replaceAll(state, instead), selector);
  return shown === selector ? null : shown;
}

/** Gives every rule of a state a second one beside it, for what the gallery shows in that state. */
export function showStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) showIn(sheet);
}

function showIn(list: CSSStyleSheet | CSSGroupingRule): void {
  // From the end, so that a rule put in moves none that is still to come.
  for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = list.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      const selector = withShown(rule.selectorText);
      if (selector !== null) list.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
    } else if (rule instanceof CSSGroupingRule) {
      showIn(rule);
    }
  }
}
