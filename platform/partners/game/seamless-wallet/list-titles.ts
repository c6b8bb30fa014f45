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
  return parseBody(Answer, await response.text()).data;
}
