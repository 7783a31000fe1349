/** The groups that the pieces of `ui/` are shown in. */
export const GROUPS = [
  'buttons',
  'fields',
  'layout',
  'drawn',
  'reading',
  'menu',
  'popover',
  'sheet',
  'toasts',
] as const;
/** The themes there are. */
export const THEMES = ['dark', 'light', 'contrast'] as const;
/** Sizes of text that are shown, in percent. */
export const TEXTS = [100, 150] as const;

/** One of the groups. */
export type Group = (typeof GROUPS)[number];

/** What of the gallery is shown, and how. */
export interface Look {
  readonly group: Group;
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXTS)[number];
}

/** The look that an address asks for; what it doesn't say, or nobody knows, is the first there is. */
export function lookFrom(asked: { get: (name: string) => string | null }): Look {
  const one = <T extends string | number>(all: readonly [T, ...T[]], name: string): T =>
    all.find((value) => String(value) === asked.get(name)) ?? all[0];
  return { group: one(GROUPS, 'group'), theme: one(THEMES, 'theme'), text: one(TEXTS, 'text') };
}

/** The address of a look. */
export function addressOf({ group, theme, text }: Look): string {
  return `?${new URLSearchParams({ group, theme, text: String(text) }).toString()}`;
}
