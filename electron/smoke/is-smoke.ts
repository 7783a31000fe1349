/** Whether the app was started to try itself out and quit. */
export const isSmoke = process.argv.includes('--smoke');
