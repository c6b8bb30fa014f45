export type SelfTestResult = 'none' | 'low' | 'some' | 'high';

/**
 * What nine answers from 0 (never) to 3 (almost always) say. The bounds are those of the Problem Gambling Severity Index, which asks about the
 * same things.
 */
export function selfTestResult(answers: readonly number[]): SelfTestResult {
  const score = answers.reduce((sum, answer) => sum + answer, 0);
  if (score === 0) return 'none';
  if (score < 3) return 'low';
  return score < 8 ? 'some' : 'high';
}
