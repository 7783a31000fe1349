/** The background colour of the dark theme, so that nothing flashes white before a page is there. */
export const BACKGROUND = '#11131a';
