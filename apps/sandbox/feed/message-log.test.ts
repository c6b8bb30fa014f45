import { expect, it } from 'vitest';
import { createMessageLog } from './message-log.ts';

const startedAt = new Date('2026-11-24T12:00:00Z');
const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1_000);
const statement = { kind: 'snapshot.completed', requestId: 'r' } as const;

it('forgets what is older than a few minutes, and nothing of a burst', () => {
  const log = createMessageLog('pre-match', startedAt);
  for (let count = 0; count < 2_000; count += 1) log.add(statement, at(0));
  expect(log.after(0, 5_000)).toHaveLength(2_000);
  log.add(statement, at(230));
  log.add(statement, at(250));
  const left = log.after(0, 5_000);
  expect(left.map((message) => message.at)).toEqual([at(230), at(250)].map((time) => time.toISOString()));
  expect(left.map(({ sequence }) => sequence - startedAt.getTime())).toEqual([2_001, 2_002]);
});
