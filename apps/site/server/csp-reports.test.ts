import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { reportPath, takeCspReports } from './csp-reports.ts';

const logged: Record<string, unknown>[] = [];
const app = Fastify({
  logger: { level: 'warn', stream: { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) } },
});
let time = 0;
takeCspReports(app, () => time);
afterAll(() => app.close());

const report = async (body: unknown, type = 'application/csp-report') =>
  (await app.inject({ method: 'POST', url: reportPath, headers: { 'content-type': type }, payload: JSON.stringify(body) })).statusCode;
const violation = (blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://site.test/password?code=4711',
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
    'script-sample': 'ann@mail.test',
  },
});

it('logs what was refused, without the page, the sample or more than an origin', async () => {
  expect(await report(violation('https://evil.test/x.js?who=ann'))).toBe(204);
  expect(await report(violation('inline'))).toBe(204);
  expect(logged).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.test' },
    { directive: 'script-src-elem', blocked: 'inline' },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/4711|ann/);
});

it('answers strangers the same, logs nothing of theirs, and no more than ten lines a minute', async () => {
  logged.length = 0;
  time = 60_000;
  for (const body of [null, [], 'x', { 'csp-report': { 'effective-directive': 'a\nb', 'blocked-uri': 'x y' } }]) {
    expect(await report(body)).toBe(204);
  }
  expect(logged).toEqual([]);
  expect(await report({ 'csp-report': 'x'.repeat(9_000) })).toBe(413);
  expect(await report(violation('eval'), 'text/html')).toBe(415);
  logged.length = 0;
  for (let n = 0; n < 30; n += 1) await report(violation('eval'));
  expect(logged).toHaveLength(10);
  time = 120_000;
  await report(violation('eval'));
  expect(logged).toHaveLength(11);
});
