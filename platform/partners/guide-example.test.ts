import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signBody } from './signature.ts';

const guide = readFileSync(new URL('../../docs/guides/add-a-payment-provider.md', import.meta.url), 'utf8');

it('signs the examples of the guide as the guide says', () => {
  const [, secret, time] = /the secret is `([^`]+)`, the time (\d+)/.exec(guide)!;
  const [, body] = /```json\n(\{"eventId".*\})\n```/.exec(guide)!;
  const [, path] = /and of `GET (\S+)` at the same time/.exec(guide)!;
  const clock = { now: () => new Date(Number(time) * 1000) };
  const told = [...guide.matchAll(/^x-signature: (t=\d+,v1=[0-9a-f]{64})$/gm)].map(([, header]) => header);
  expect([body!, path!].map((text) => signBody(secret!, text, clock))).toEqual(told);
});
