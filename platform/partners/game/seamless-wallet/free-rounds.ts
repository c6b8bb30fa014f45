import type { FreeRoundsOrder } from '@verdigale/partner-wire';
import { FreeRoundsState, GameStakes } from '@verdigale/partner-wire/schema';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import Type, { type Static, type TSchema } from 'typebox';
import { parseBody, type Clock } from '#kernel';
import type { FreeRounds } from '../port.ts';
import type { SeamlessWalletSettings } from './settings.ts';

const timeoutMs = 4_000;
const State = Type.Object({ data: FreeRoundsState });
const Stakes = Type.Object({ data: GameStakes });

interface Question {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  body?: object;
  /** The status by which it says that there is no such thing. */
  none?: 404 | 422;
}

/** The calls about free rounds of docs/guides/add-a-game-provider.md. */
export function freeRounds({ url, secret }: SeamlessWalletSettings, clock: Clock): FreeRounds {
  async function ask<T extends TSchema>({ method, path, body, none = 404 }: Question, answer: T): Promise<Static<T> | null> {
    const raw = body && JSON.stringify(body);
    const response = await fetch(`${url}${path}`, {
      method,
      ...(raw ? { body: raw } : {}),
      headers: {
        [signatureHeader]: signText(secret, raw ?? path, clock.now()),
        ...(raw ? { 'content-type': 'application/json' } : {}),
      },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (response.status === none) return null;
    if (!response.ok) throw new Error(`the provider answered ${response.status} to ${method} of free rounds`);
    return parseBody(answer, await response.text());
  }

  const place = (issueId: string) => `/free-rounds/${encodeURIComponent(issueId)}`;
  async function state(question: Question): Promise<FreeRoundsState> {
    const answer = await ask(question, State);
    if (!answer) throw new Error('the provider does not know these free rounds');
    return answer.data;
  }
  return {
    async stakes(game, { code, exponent }) {
      const path = `/games/${encodeURIComponent(game)}/stakes?${new URLSearchParams({ currency: code, exponent: String(exponent) })}`;
      const answer = await ask({ method: 'GET', path }, Stakes);
      if (answer?.data.currency !== code) return null;
      const { stakes, unit } = answer.data;
      return { stakes: stakes.map(BigInt), unit: unit === undefined ? null : BigInt(unit) };
    },
    async issue(order: FreeRoundsOrder) {
      return (await ask({ method: 'PUT', path: place(order.issueId), body: order, none: 422 }, State))?.data ?? null;
    },
    cancel: (issueId) => state({ method: 'POST', path: `${place(issueId)}/cancel`, body: { issueId } }),
    async find(issueId) {
      return (await ask({ method: 'GET', path: place(issueId) }, State))?.data ?? null;
    },
  };
}
