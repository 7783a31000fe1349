import { z } from 'zod';

/** The app's menus that offer commands of the page, beside what the system itself offers in them. */
export const OFFERING_MENUS = ['edit', 'fight', 'screens', 'view', 'help'] as const;

/** One of those menus. */
export type OfferingMenu = (typeof OFFERING_MENUS)[number];

/** More than this would fit on no screen. */
const MOST_ITEMS = 60;

const item = z.strictObject({
  /** The command's. */
  id: z.string().min(1).max(100),
  label: z.string().min(1).max(200),
  /** Its first key as the command list has it, `Ctrl+Shift+Z`; null for none. */
  key: z.string().min(1).max(40).nullable(),
  enabled: z.boolean(),
});
const items = z.array(item).max(MOST_ITEMS).readonly();

/** What the page offers in the app's menus now, in the narrator's words and with the narrator's keys. */
export const menuOffer = z.strictObject({
  edit: items,
  fight: items,
  screens: items,
  view: items,
  help: items,
} satisfies Record<OfferingMenu, typeof items>);

/** What the page offers in the app's menus now. */
export type MenuOffer = z.infer<typeof menuOffer>;

/** A command in a menu. */
export type OfferedItem = z.infer<typeof item>;
