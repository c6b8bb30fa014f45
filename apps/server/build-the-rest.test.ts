import pino from 'pino';
import { expect, it } from 'vitest';
import { buildTheRest } from './build-the-rest.ts';

it('makes one part after the other, each though one before it cannot be made, and says so', async () => {
  const made: string[] = [];
  const lines: string[] = [];
  const log = pino({ base: undefined, timestamp: false }, { write: (line) => void lines.push(line) });
  const part =
    (name: string, isPossible = true) =>
    async () => {
      await Promise.resolve();
      if (!isPossible) throw new Error(`no ${name}`);
      made.push(name);
    };
  await buildTheRest(log, [part('sportsbook', false), part('copies'), part('more')]);
  expect(made).toEqual(['copies', 'more']);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ msg: 'a build failed', err: { message: 'no sportsbook' } }]);
});
