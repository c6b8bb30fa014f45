import { afterEach, expect, it } from 'vitest';
import { takeAskedAhead } from './asked-ahead.ts';

afterEach(() => delete window.askedAhead);

const profile = '/api/player/profile';
const by = (token?: string) => ({ headers: new Headers(token ? { authorization: `Bearer ${token}` } : {}) });

it('hands an answer to the first call that asks for the same with the same token', async () => {
  const answer = Promise.resolve(new Response('{}'));
  window.askedAhead = { token: 'a.b.c', answers: { [profile]: answer } };
  expect(takeAskedAhead('/api/wallet/accounts', by('a.b.c'))).toBeUndefined();
  expect(takeAskedAhead(profile, by('newer'))).toBeUndefined();
  expect(takeAskedAhead(profile, by('a.b.c'))).toBe(answer);
  expect(takeAskedAhead(profile, by('a.b.c'))).toBeUndefined();
});

it('has nothing for a page on which nothing was asked', () => {
  expect(takeAskedAhead(profile, by('a.b.c'))).toBeUndefined();
});

it('waits no longer than the request: what the page asked before it came alive may never be answered', async () => {
  window.askedAhead = { token: 'a.b.c', answers: { [profile]: new Promise(() => undefined) } };
  const ended = new AbortController();
  const taken = takeAskedAhead(profile, { ...by('a.b.c'), signal: ended.signal });
  ended.abort(new Error('no answer in time'));
  await expect(taken).rejects.toThrow('no answer in time');
}, 1_000);
