import { expect, it } from 'vitest';
import { answerTo } from './answers.ts';

it.each([
  ['How long does a withdrawal take?', 'en', /^Withdrawals/],
  ['Wie kann ich einzahlen?', 'de', /^Einzahlungen/],
  ['I want to stop playing', 'en', /Safer play/],
  ['Hello', 'en', /stand-in/],
] as const)('answers %s', (question, locale, expected) => {
  expect(answerTo(question, locale)).toMatch(expected);
});
