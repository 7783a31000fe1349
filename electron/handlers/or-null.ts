import { GIVEN_UP } from '#electron/files/work-place.ts';

/** What work gives, or null when the narrator gave it up. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (thrown) {
    if (thrown === GIVEN_UP) return null;
    throw thrown;
  }
}
