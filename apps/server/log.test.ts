import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from './env.ts';
import { createLog } from './log.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vd-log-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** The line that an error makes. */
function logged(err: unknown): { err?: unknown; msg: string } {
  const { log, place } = createLog(readEnvironment({ DATA_DIR: dataDir }), true);
  log.error({ err }, 'it failed');
  return JSON.parse(readFileSync(place, 'utf8')) as { err?: unknown; msg: string };
}

describe('the log', () => {
  it('says what kept a partner away, by its codes and without its words', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:443'), { code: 'ECONNREFUSED' });
    const failed = new TypeError('fetch failed', { cause: refused });
    const { err } = logged(new Error('the payment provider did not answer', { cause: failed }));
    expect(err).toMatchObject({ name: 'Error', message: 'the payment provider did not answer', causes: ['TypeError', 'ECONNREFUSED'] });
    expect(JSON.stringify(err)).not.toContain('10.0.0.7');
  });

  it('keeps the rows that an error of the database speaks of to itself', () => {
    const broken = Object.assign(new Error('duplicate key'), { code: '23505', table: 'player', detail: 'Key (email)=(ann@mail.test)' });
    const line = logged(broken);
    expect(line.err).toMatchObject({ message: 'duplicate key', code: '23505', table: 'player' });
    expect(JSON.stringify(line)).not.toContain('ann@mail.test');
  });

  it('says what is wrong with the job queue, which tells of it as a plain object', () => {
    const { err } = logged({ message: 'timeout expired', stack: 'at fetch', detail: 'Key (email)=(a@b.test)', queue: 'sportsbook.settle' });
    expect(err).toEqual({ message: 'timeout expired', stack: 'at fetch', queue: 'sportsbook.settle' });
  });

  it.each([null, 'out of luck', 7, undefined])('takes %j, which was thrown in place of an error', (thrown) => {
    expect(logged(thrown)).toMatchObject({ msg: 'it failed', ...(thrown === undefined ? {} : { err: { message: String(thrown) } }) });
  });

  it('begins its file anew when it is full, while the server runs, and keeps the one before', () => {
    const { log, place } = createLog(readEnvironment({ DATA_DIR: dataDir }), true);
    const filling = 'x'.repeat(500_000);
    for (let line = 0; line < 90; line += 1) log.info({ line, filling }, 'filling');
    log.info('the last line');
    const sizes = [place, `${place}.1`].map((file) => statSync(file).size);
    expect(Math.max(...sizes)).toBeLessThan(21_000_000);
    expect(readFileSync(place, 'utf8').trimEnd().split('\n').at(-1)).toContain('the last line');
    // Nothing is lost between the two.
    const lines = [`${place}.1`, place].flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));
    const numbers = lines.slice(0, -1).map((line) => (JSON.parse(line) as { line: number }).line);
    expect(numbers).toEqual(Array.from(numbers, (_, place) => numbers[0]! + place));
    expect(numbers.at(-1)).toBe(89);
  });

  it.runIf(existsSync('/dev/full'))('keeps nobody from his work when its disk is full', () => {
    mkdirSync(join(dataDir, 'log'));
    symlinkSync('/dev/full', join(dataDir, 'log', 'server.log'));
    const { log } = createLog(readEnvironment({ DATA_DIR: dataDir }), true);
    for (let line = 0; line < 3; line += 1) expect(() => log.info('a deposit was settled')).not.toThrow();
  });
});
