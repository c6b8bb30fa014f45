import { expect, it } from 'vitest';
import { selfTestResult } from './self-test-result.ts';

it.each([
  [[0, 0, 0], 'none'],
  [[1, 0, 0], 'low'],
  [[1, 1, 0], 'low'],
  [[3, 0, 0], 'some'],
  [[3, 3, 1], 'some'],
  [[3, 3, 2], 'high'],
])('%j → %s', (answers, result) => {
  expect(selfTestResult(answers)).toBe(result);
});
