import { GameTitles, type GameTitle } from '@verdigale/partner-wire/schema';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import Type from 'typebox';
import { parseBody, type Clock } from '#kernel';
import type { SeamlessWalletSettings } from './settings.ts';

const timeoutMs = 4_000;
const path = '/titles';
const Answer = Type.Object({ data: GameTitles });

/** The figures of a provider's games, by a GET that is signed over its path. A provider that has no such list answers 404. */
export async function listTitles({ url, secret }: SeamlessWalletSettings, clock: Clock): Promise<GameTitle[]> {
  const response = await fetch(`${url}${path}`, {
    headers: { [signatureHeader]: signText(secret, path, clock.now()) },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`the provider answered ${response.status} to a question for its titles`);
  const titles = parseBody(Answer, await response.text()).data;
  for (const title of titles) checkPayouts(title);
  return titles;
}

/** What offers cost is judged by them: they must be of the return that is stated. */
function checkPayouts({ game, rtp, highestRtp, payouts }: GameTitle): void {
  if (!payouts) return;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const chances = sum(payouts.map(({ chance }) => Number(chance)));
  const percent = 100 * sum(payouts.map(({ pay, chance }) => Number(pay) * Number(chance)));
  if (Math.abs(chances - 1) > 0.001) throw new Error(`the chances of ${game} add up to ${chances.toFixed(4)}`);
  if (Math.abs(percent - Number(highestRtp ?? rtp)) > 0.1) throw new Error(`the payouts of ${game} return ${percent.toFixed(2)} %`);
}
