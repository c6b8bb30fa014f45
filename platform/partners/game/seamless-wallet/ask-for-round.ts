import type { RoundQuestion } from '@verdigale/partner-wire';
import { GameRoundRecall } from '@verdigale/partner-wire/schema';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import Type from 'typebox';
import { AppError, parseBody, type Clock } from '#kernel';
import type { RecalledRound } from '../port.ts';
import { replayAddress } from './launch-address.ts';
import type { SeamlessWalletSettings } from './settings.ts';

const timeoutMs = 4_000;
const Answer = Type.Object({ data: GameRoundRecall });

/**
 * Asks a provider how a round went, by a GET that is signed over its path. Throws roundRecallUnavailable when there is no answer,
 * or another one than docs/guides/add-a-game-provider.md wants.
 */
export async function askForRound(settings: SeamlessWalletSettings, clock: Clock, question: RoundQuestion): Promise<RecalledRound> {
  const { url, secret, recallUrl = url } = settings;
  const { roundId, ...rest } = question;
  const path = `/rounds/${encodeURIComponent(roundId)}?${new URLSearchParams(rest)}`;
  try {
    const response = await fetch(`${recallUrl}${path}`, {
      headers: { [signatureHeader]: signText(secret, path, clock.now()) },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`the provider answered ${response.status}`);
    const { replay, ...round } = parseBody(Answer, await response.text()).data;
    return { ...round, replayUrl: replay ? replayAddress(settings, replay) : null };
  } catch (error) {
    throw new AppError('roundRecallUnavailable', 'the provider does not report the round', { cause: error });
  }
}
