import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { gameWalletPath, type GameWalletBody, type GameWalletOperation } from '@verdigale/partner-wire';
import { signText } from '@verdigale/partner-wire/signature';
import type { Player } from './fixtures.ts';

/** The token of the next launch for real on this page, as the game's provider is given it. */
export async function nextToken(page: Page): Promise<string> {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/play') && response.request().method() === 'POST');
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

type WalletCall = Extract<GameWalletOperation, 'bet' | 'win'>;

async function callWallet<O extends WalletCall>(operation: O, call: GameWalletBody<O>): Promise<number | null> {
  const { gamePartner } = JSON.parse(readFileSync(join(process.env.E2E_DATA_DIR!, 'secrets.json'), 'utf8')) as { gamePartner: string };
  const body = JSON.stringify(call);
  const answer = await fetch(process.env.E2E_BASE_URL + gameWalletPath('verdigale-studio', operation), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signText(gamePartner, body, new Date()) },
    body,
  });
  return ((await answer.json()) as { error?: { code: number } }).error?.code ?? null;
}

/** A bet that the provider of the game places, with the key that the product has made for it; the code of its refusal, or null. */
export function betAsProvider(token: string, amount: string, currency = 'EUR'): Promise<number | null> {
  return callWallet('bet', { token, transactionId: randomUUID(), roundId: randomUUID(), amount, currency });
}

/** A whole round of one bet, which pays so much. */
export async function roundAsProvider(token: string, { stake, payout }: { stake: string; payout: string }): Promise<void> {
  const round = { token, roundId: randomUUID(), currency: 'EUR' };
  expect(await callWallet('bet', { ...round, transactionId: randomUUID(), amount: stake })).toBeNull();
  expect(await callWallet('win', { ...round, transactionId: randomUUID(), amount: payout, isFinal: true })).toBeNull();
}

/** Rounds of a game for real, which the player launches anew for them. */
export async function roundsAsProvider(player: Player, game: string, rounds: readonly { stake: string; payout: string }[]): Promise<void> {
  const account = (await player.call('wallet.accounts.list')).data.find(({ status }) => status === 1)!;
  const body = { accountId: account.id, lobbyUrl: `${process.env.E2E_BASE_URL}/main`, locale: 'en', demoMode: false, platform: 2 };
  const { data } = await player.call('game.games.play', { params: { id: game }, body });
  for (const round of rounds) await roundAsProvider(data.token, round);
}
