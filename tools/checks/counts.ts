/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** Of those that passed: at the second try. */
  flaky?: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** Of Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  return { passed: numPassedTests, failed: numFailedTests + unloaded };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Of Playwright's JSON report; a test that passed only when it was repeated has passed, and is listed separately. */
export function playwrightCounts(report: unknown): Counts {
  const { expected, unexpected, flaky } = (report as PlaywrightReport).stats;
  return { passed: expected + flaky, failed: unexpected, flaky };
}
