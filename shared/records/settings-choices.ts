/** The looks of the app. (Free of zod, as all of this: the first screen has it.) */
export const THEMES = ['dark', 'light', 'contrast'] as const;
/** Where the words of the rail stand: under its icons, or beside them. */
export const RAIL_WORDS = ['under', 'beside'] as const;
/** Where naturals come from unless typed for one roll: `table` shows the fields for typing first. */
export const DICE_MODES = ['app', 'table'] as const;
