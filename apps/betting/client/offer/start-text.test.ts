import { expect, it } from 'vitest';
import { startText } from './start-text.ts';

it('writes the time as the rest of the site does, in every language', () => {
  const evening = new Date(2030, 5, 1, 20, 5).toISOString();
  expect(startText(evening, 'en')).toMatch(/Jun.*\b20:05$/);
  expect(startText(evening, 'hi')).toMatch(/20:05$/);
});
