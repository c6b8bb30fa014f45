// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import type { PageConfig } from '../wire.ts';
import { Asking, type AskingParts } from './asking.ts';
import { CallError, type StudioApi } from './studio-api.ts';

/** A demo with too little to play, and what the player is told, each message answered with the last of its choices. */
function openDemo(refills: (string | CallError)[]) {
  document.body.replaceChildren();
  const told: string[] = [];
  const seen = { balance: 5n, isOver: false };
  const bar = {
    get balance() {
      return seen.balance;
    },
    set balance(balance: bigint) {
      seen.balance = balance;
    },
    affordable: null,
    stand: ({ balance }: { balance: string }) => void (seen.balance = BigInt(balance)),
  };
  const api: Partial<StudioApi> = {
    standing: () => Promise.resolve({ balance: '5', maxStake: null, free: null }),
    refill: () => {
      const next = refills.shift() ?? '100';
      return typeof next === 'string' ? Promise.resolve({ balance: next, maxStake: null, free: null }) : Promise.reject(next);
    },
  };
  const parts = {
    config: { mode: 'demo' } as PageConfig,
    root: document.body,
    api,
    say: (key: string) => key,
    amount: String,
    post: () => undefined,
    front: { hideNote: () => undefined },
    bar,
    onOver: () => void (seen.isOver = true),
    toLobby: () => undefined,
  };
  const observer = new MutationObserver(() => {
    const dialog = document.querySelector('dialog');
    if (!dialog) return;
    told.push(dialog.querySelector('h2')!.textContent);
    dialog.querySelector<HTMLButtonElement>('.choice-main')!.click();
  });
  observer.observe(document.body, { childList: true });
  onTestFinished(() => observer.disconnect());
  return { asking: new Asking(parts as unknown as AskingParts), told, seen };
}

it('tells that credits could not be had, and asks for them again, so that play goes on', async () => {
  const { asking, told, seen } = openDemo([new CallError('offline'), '100']);
  expect(await asking.canAfford(10n)).toBe(false);
  expect(told).toEqual(['error.insufficient-funds.title', 'error.offline.title']);
  expect(seen).toEqual({ balance: 100n, isOver: false });
});

it('tells that the demo is over where there are no credits for it any more', async () => {
  const { asking, told, seen } = openDemo([new CallError('session-unknown')]);
  expect(await asking.canAfford(10n)).toBe(false);
  expect(told).toEqual(['error.insufficient-funds.title', 'error.session-unknown.title']);
  expect(seen.isOver).toBe(true);
});
