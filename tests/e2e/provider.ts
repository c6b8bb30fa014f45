import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { gameWalletPath } from '@verdigale/partner-wire';
import { signText } from '@verdigale/partner-wire/signature';

/** The token of the next launch for real on this page, as the game's provider is given it. */
export async function nextToken(page: Page): Promise<string> {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/play') && response.request().method() === 'POST');
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** A bet that the provider of the game places, with the key that the product has made for it; the code of its refusal, or null. */
export async function betAsProvider(token: string, amount: string, currency = 'EUR'): Promise<number | null> {
  const { gamePartner } = JSON.parse(readFileSync(join(process.env.E2E_DATA_DIR!, 'secrets.json'), 'utf8')) as { gamePartner: string };
  const body = JSON.stringify({ token, transactionId: randomUUID(), roundId: randomUUID(), amount, currency });
  const answer = await fetch(process.env.E2E_BASE_URL + gameWalletPath('verdigale-studio', 'bet'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signText(gamePartner, body, new Date()) },
    body,
  });
  return ((await answer.json()) as { error?: { code: number } }).error?.code ?? null;
}
