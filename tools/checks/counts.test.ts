import { expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';

it('adds a test file that could not be loaded to the failed tests', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(vitestCounts(report)).toEqual({ passed: 5, failed: 2 });
});

it('lists a browser test separately that passed only at its second try', () => {
  expect(playwrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } })).toEqual({ passed: 4, failed: 1, flaky: 1 });
});
