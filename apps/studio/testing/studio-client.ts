import { randomUUID } from 'node:crypto';
import type { Entry, ErrorBody, RoundView } from '../wire.ts';

export interface Answer<T> {
  status: number;
  body: T;
}

/** Why a call was refused: its body then is no round. */
export const refusalOf = ({ body }: Answer<unknown>): ErrorBody['error'] => (body as ErrorBody).error;

/** The session that a game's page was made for; empty where the page says why there is none. */
export const sessionOf = (page: string): string => /"sessionId":"([\w-]+)"/.exec(page)?.[1] ?? '';

/** A browser's side of the studio for tests: launches a game and makes its view's calls. */
export class StudioClient {
  sessionId = '';
  readonly #base: string;

  constructor(studioUrl: string) {
    this.#base = studioUrl;
  }

  /** Launches a game; returns the status of the launch address. */
  async launch(query: Record<string, string>): Promise<number> {
    const response = await fetch(`${this.#base}/launch?${new URLSearchParams({ game: 'copper-canyon', ...query })}`);
    this.sessionId = sessionOf(await response.text());
    return response.status;
  }

  async enter(): Promise<Entry> {
    return (await this.post<Entry>('enter')).body;
  }

  play(
    stake: string,
    { requestId = randomUUID(), choice = null }: { requestId?: string; choice?: unknown } = {},
  ): Promise<Answer<RoundView>> {
    return this.post<RoundView>('play', { requestId, stake, choice });
  }

  /** The next step of a round, or another step with the same index. */
  step({ id, steps }: RoundView, step: unknown, index = steps.length): Promise<Answer<RoundView>> {
    return this.post<RoundView>('step', { roundId: id, index, step });
  }

  /** One call of the view. Error bodies come back with their status. */
  async post<T>(call: string, body?: unknown): Promise<Answer<T>> {
    const response = await fetch(`${this.#base}/api/${call}`, {
      method: 'POST',
      headers: { 'x-studio-session': this.sessionId, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as T };
  }
}
