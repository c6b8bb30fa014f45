import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '../wire.ts';
import { enteredWithPage, newRequestId, studioApi } from './studio-api.ts';

type Answer = { status: number; body: unknown } | 'cut';
const round = { id: 'r', status: 'settled' };
const bet = { requestId: newRequestId(), stake: '100' };
const error = (code: string, more: object = {}): Answer => ({ status: 409, body: { error: { code, ...more } } });
let sent: string[];

/** The network of the test: gives these answers one after the other. */
function answerWith(...answers: Answer[]): void {
  vi.stubGlobal('fetch', (_path: string, init: { body: string }) => {
    sent.push(init.body);
    const answer = answers.shift() ?? 'cut';
    if (answer === 'cut') return Promise.reject(new TypeError('network'));
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
}

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function outcome(): Promise<unknown> {
  const result = studioApi('s')
    .play(bet)
    .then(
      (value) => value,
      (caught: unknown) => (caught as { code: string }).code,
    );
  await vi.runAllTimersAsync();
  return result;
}

describe('a bet', () => {
  it('is asked for again under the same id when no answer comes, and while its first try is under way', async () => {
    answerWith('cut', error('round-open'), error('round-open'), { status: 200, body: round });
    expect(await outcome()).toEqual(round);
    expect(sent).toHaveLength(4);
    expect(new Set(sent)).toEqual(new Set([JSON.stringify(bet)]));
  });

  it('gives up after some tries without an answer', async () => {
    answerWith();
    expect(await outcome()).toBe('offline');
    expect(sent).toHaveLength(4);
  });

  it('is not asked for again when the server refuses it', async () => {
    for (const code of ['insufficient-funds', 'bet-unconfirmed', 'session-expired', 'round-open']) {
      sent = [];
      answerWith(error(code));
      expect(await outcome()).toBe(code);
      expect(sent).toHaveLength(1);
    }
  });

  it('waits as long as the server says when it comes too early', async () => {
    answerWith(error('too-fast', { retryAfterMs: 700 }), { status: 200, body: round });
    const startedAt = Date.now();
    expect(await outcome()).toEqual(round);
    // A timer counts whole milliseconds of another clock.
    expect(Date.now() - startedAt).toBeGreaterThan(690);
  });

  it('is asked for again when the server failed over it, which says nothing of the round', async () => {
    const failed: Answer = { status: 503, body: { error: { code: 'request-failed', message: 'Temporarily unavailable.' } } };
    answerWith(failed, { status: 200, body: round });
    expect(await outcome()).toEqual(round);
    expect(new Set(sent)).toEqual(new Set([JSON.stringify(bet)]));
    answerWith(failed, failed, failed, failed);
    expect(await outcome()).toBe('offline');
  });

  it('takes an answer that is no JSON for none', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
    expect(await outcome()).toBe('offline');
  });
});

it('makes request ids of the form that the server takes', () => {
  const ids = Array.from({ length: 50 }, newRequestId);
  expect(new Set(ids).size).toBe(50);
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true);
});

describe('entering', () => {
  it('counts the session from when the answer came, however much later the game is drawn', async () => {
    answerWith({ status: 200, body: { elapsedMs: 5000 } });
    const entered = studioApi('s').enter();
    await vi.advanceTimersByTimeAsync(3000);
    expect(performance.now() - (await entered).begunAt).toBe(8000);
  });

  it('counts it from when the page came, where its entry came with that', async () => {
    const pageAt = performance.now();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: pageAt }] as never);
    const { begunAt } = enteredWithPage({ elapsedMs: 5000 } as Entry);
    await vi.advanceTimersByTimeAsync(3000);
    expect(performance.now() - begunAt).toBe(8000);
  });
});
