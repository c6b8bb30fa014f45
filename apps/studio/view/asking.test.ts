// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import type { BalanceView, PageConfig } from '../wire.ts';
import { Asking, type AskingParts } from './asking.ts';
import { CallError, type StudioApi } from './studio-api.ts';

function answer(balance: string | CallError): Promise<BalanceView> {
  return typeof balance === 'string' ? Promise.resolve({ balance, maxStake: null, free: null }) : Promise.reject(balance);
}

/** A demo with too little to play, and what the player is told, each message answered with the last of its choices. */
function openDemo(refills: (string | CallError)[], standings: (string | CallError)[] = []) {
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
    standing: () => answer(standings.shift() ?? '5'),
    refill: () => answer(refills.shift() ?? '100'),
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

it('asks for the balance again where the player tries again, and plays where it suffices by then', async () => {
  const { asking, told } = openDemo([], [new CallError('offline'), '20']);
  expect(await asking.canAfford(10n)).toBe(true);
  expect(told).toEqual(['error.offline.title']);
});
