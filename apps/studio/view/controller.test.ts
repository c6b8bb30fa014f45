// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { BalanceView, Entry, PageConfig, RoundView } from '../wire.ts';
import { Controller, type ControllerParts } from './controller.ts';
import { buildShell } from './shell.ts';
import type { Entered, StudioApi } from './studio-api.ts';

const say = (key: string) => key;
const standing = (balance: string): BalanceView => ({ balance, maxStake: null, free: null });

const entry: Entry = {
  ...standing('100'),
  stakes: ['10'],
  stakeUnit: '10',
  usualStake: '10',
  elapsedMs: 0,
  minRoundMs: 0,
  mostCost: null,
  open: null,
  unseen: [],
};

const won: RoundView = {
  id: 'round',
  status: 'settled',
  stake: '10',
  staked: '10',
  choice: null,
  isFree: false,
  steps: [],
  win: '50',
  outcome: { isOver: true } as RoundView['outcome'],
  balanceAfterBet: '90',
  balance: '140',
  maxStake: null,
};

const table: ControllerParts['table'] = {
  choice: () => null,
  begin: () => undefined,
  goBack: async () => undefined,
  rest: () => undefined,
  showRound: async () => undefined,
  decide: async () => null,
  skip: () => undefined,
  setLocked: () => undefined,
  seenRows: () => [],
  resize: () => undefined,
};

/** A game that has been entered, with the server's answers and what it tells the page around it. */
async function enter(answers: Partial<StudioApi>, begun: Partial<Entry> = {}) {
  const config = { mode: 'real', locale: 'en', exponent: 0, game: 'a-game', facts: { boughtRtpPercent: null } } as PageConfig;
  const shell = buildShell(config, say);
  const posted: string[] = [];
  const controller = new Controller({
    config,
    shell,
    table,
    api: { seen: () => undefined, ...answers } as StudioApi,
    sound: { play: () => undefined } as unknown as ControllerParts['sound'],
    say,
    amount: String,
    post: (message) => void posted.push(message),
    game: { unitsPerStake: 1 },
    playIcon: 'spin',
  });
  await controller.enter(Promise.resolve({ ...entry, ...begun, begunAt: 0 } satisfies Entered));
  return { controller, shell, posted };
}

it('keeps what a round left, where the balance was asked for before it and is answered after it', async () => {
  const late = Promise.withResolvers<BalanceView>();
  const { controller, shell } = await enter({ standing: () => late.promise, play: async () => won });
  const refreshed = controller.refreshBalance();
  controller.press();
  await vi.waitUntil(() => shell.root.dataset.state === 'idle' && shell.balance.textContent === '140');
  late.resolve(standing('100'));
  await refreshed;
  expect(shell.balance.textContent).toBe('140');
});

it('shows money that was added meanwhile', async () => {
  const { controller, shell } = await enter({ standing: async () => standing('500') });
  await controller.refreshBalance();
  expect(shell.balance.textContent).toBe('500');
});

it('tells the page around it of a round that is taken up again, as of one that begins', async () => {
  const open: RoundView = { ...won, status: 'playing', win: null, balance: null };
  const { controller, posted } = await enter({ step: async () => won }, { open });
  await vi.waitUntil(() => posted.includes('round-ended'));
  expect(posted).toEqual(['ready', 'round-started', 'round-ended']);
  expect(controller.stake).toBe(10n);
});
