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
  expect(vitestCounts(report)).toMatchObject({ passed: 5, failed: 2, flaky: 0 });
});

it('lists a test separately that passed only when it was repeated', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'steady', failureMessages: [] },
    { status: 'passed', fullName: 'shaky', failureMessages: ['Error: 100'] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 0, testResults: [{ status: 'passed', assertionResults }] };
  expect(vitestCounts(report)).toEqual({ passed: 2, failed: 0, flaky: 1, flakyNames: ['at a further try: shaky\nError: 100'] });
});

it('lists a browser test separately that passed only at a further try', () => {
  expect(playwrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } })).toEqual({ passed: 4, failed: 1, flaky: 1 });
});
