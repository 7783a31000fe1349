/** The ground colour of the dark theme, so that nothing flashes white before a page is there. */
export const GROUND = '#11131a';
