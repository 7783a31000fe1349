/** Runs questions of which only the latest answer counts: an earlier one that comes late is dropped. */
export function createLatest(): <T>(question: Promise<T>, take: (answer: T) => void) => Promise<void> {
  let latest = 0;
  return async (question, take) => {
    const mine = ++latest;
    const answer = await question;
    if (mine === latest) take(answer);
  };
}
