import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { fairSource } from '../engine/fair-source.ts';
import { seedBefore } from '../engine/hash-chain.ts';
import { kiteWeather } from '../games/kite-weather/index.ts';
import type { LiveView } from '../wire-live.ts';

/** A browser's side of the live feed for tests: keeps every message. */
export class LiveReader {
  readonly views: LiveView[] = [];
  readonly #stopping = new AbortController();
  readonly #reading: Promise<void>;

  constructor(studioUrl: string, game = kiteWeather.identity) {
    this.#reading = this.#read(`${studioUrl}/api/live/${game}`).catch(() => undefined);
  }

  get latest(): LiveView | undefined {
    return this.views.at(-1);
  }

  /** The first message, past or future, that matches. */
  async until(isWanted: (view: LiveView) => boolean, from = 0): Promise<LiveView> {
    const deadline = Date.now() + 12_000;
    for (let at = from; Date.now() < deadline;) {
      const view = this.views[at];
      if (view && isWanted(view)) return view;
      if (view) at += 1;
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`no such view; the last one: ${JSON.stringify(this.latest)}`);
  }

  phase(phase: NonNullable<LiveView['round']>['phase'], from = 0): Promise<LiveView> {
    return this.until(({ round }) => round?.phase === phase, from);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#reading;
  }

  async #read(url: string): Promise<void> {
    const response = await fetch(url, { signal: this.#stopping.signal });
    let rest = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const messages = (rest + chunk).split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages) if (message.startsWith('data: ')) this.views.push(JSON.parse(message.slice(6)) as LiveView);
    }
  }
}

/**
 * Gives the game a chain, as the studio would from its CSPRNG, whose first rounds end between these heights (hundredths):
 * roots are drawn until one does.
 */
export async function chainEnding(pool: Pool, ...wanted: (readonly [from: number, to: number])[]): Promise<void> {
  const length = wanted.length;
  for (;;) {
    const root = randomBytes(32).toString('hex');
    const point = (number: number): number =>
      kiteWeather.draw(fairSource({ serverSeed: seedBefore(root, length - number), clientSeed: kiteWeather.salt, nonce: number }));
    if (!wanted.every(([from, to], index) => point(index + 1) >= from && point(index + 1) <= to)) continue;
    await pool.query(
      `insert into studio.chain (id, game, root_seed, length, terminal_hash, salt, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, now())`,
      [kiteWeather.identity, root, length, seedBefore(root, length), kiteWeather.salt],
    );
    return;
  }
}
