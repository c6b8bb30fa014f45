import { noteServerTime } from '@verdigale/client/server-clock';
import { afterEach, expect, it } from 'vitest';
import { startText } from './start-text.ts';

afterEach(() => noteServerTime(new Date().toUTCString()));

it('writes the time as the rest of the site does, in every language', () => {
  const evening = new Date(2030, 5, 1, 20, 5).toISOString();
  expect(startText(evening, 'en')).toMatch(/Jun.*\b20:05$/);
  expect(startText(evening, 'hi')).toMatch(/20:05$/);
});

it('leaves the day out of what is today by the server, whatever day the clock of this device shows', () => {
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
  noteServerTime(inTwoDays.toUTCString());
  expect(startText(inTwoDays.toISOString(), 'en')).toMatch(/^\d{2}:\d{2}$/);
  expect(startText(new Date().toISOString(), 'en')).not.toMatch(/^\d{2}:\d{2}$/);
});
