/** @typedef {{ passed: number, failed: number }} Count */

/** @param {any} report what vitest's json reporter wrote @returns {Count} */
export const readVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});

/** @param {any} report what Playwright's json reporter wrote @returns {Count} */
export const readPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});
