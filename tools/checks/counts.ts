/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** Of those that passed: at a further try. */
  flaky?: number;
  /** Whom a further try helped, where the runner's own output does not tell. */
  flakyNames?: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string; fullName: string; failureMessages?: string[] }[] }[];
}

/**
 * Of Vitest's JSON report. A file that could not even be loaded counts as one failure; a test that passed although
 * it holds a failure's message was repeated, and is listed separately.
 */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const flakyNames = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `at a further try: ${fullName}\n${failureMessages?.join('\n')}`);
  return { passed: numPassedTests, failed: numFailedTests + unloaded, flaky: flakyNames.length, flakyNames };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Of Playwright's JSON report; a test that passed only when it was repeated has passed, and is listed separately. */
export function playwrightCounts(report: unknown): Counts {
  const { expected, unexpected, flaky } = (report as PlaywrightReport).stats;
  return { passed: expected + flaky, failed: unexpected, flaky };
}
