import { setTimeout as delay } from 'node:timers/promises';
import { gameWalletPath, type GameWalletBody } from '@verdigale/partner-wire';
import { signText } from '@verdigale/partner-wire/signature';

const secret = 'studio secret';
const retryAfterMs = 100;
/** The clock jumped while a call was on its way. */
const staleStamp = 15002;

export type Call = { [O in 'bet' | 'win' | 'rollback' | 'finish' | 'balance']: { operation: O; body: GameWalletBody<O> } }[
  | 'bet'
  | 'win'
  | 'rollback'
  | 'finish'
  | 'balance'];

export interface Answer {
  status: number;
  isRepeat: boolean;
  data?: { transactionId?: string; balance: string; currency: string };
  code?: number;
}

/** A studio that never gives up: a call without an answer, or with one that says nothing (5xx), is sent again as it was. */
export interface Studio {
  send(call: Call): Promise<Answer>;
  /** Sends it once; undefined for an answer that says nothing. */
  attempt(call: Call): Promise<Answer | undefined>;
  /** Calls that had to be sent again. */
  readonly resent: { lost: number; failed: number };
}

export function openStudio({ address, now }: { address(): Promise<string>; now(): Date }): Studio {
  const resent = { lost: 0, failed: 0 };

  async function attempt({ operation, body }: Call): Promise<Answer | undefined> {
    const payload = JSON.stringify(body);
    const response = await fetch((await address()) + gameWalletPath('verdigale-studio', operation), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature': signText(secret, payload, now()),
      },
      body: payload,
    });
    if (response.status >= 500) {
      resent.failed += 1;
      await response.body?.cancel();
      return undefined;
    }
    const { data, error } = (await response.json()) as { data?: Answer['data']; error?: { code: number } };
    if (error?.code === staleStamp) return undefined;
    return {
      status: response.status,
      isRepeat: response.headers.get('idempotency-hit') === 'true',
      ...(data ? { data } : {}),
      ...(error ? { code: error.code } : {}),
    };
  }

  return {
    resent,
    attempt,
    async send(call) {
      for (;;) {
        const answer = await attempt(call).catch(() => void (resent.lost += 1));
        if (answer) return answer;
        await delay(retryAfterMs);
      }
    },
  };
}
