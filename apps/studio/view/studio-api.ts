import type { BalanceView, Entry, ErrorBody, FairnessView, PlayBody, RotateBody, RoundView, SeenBody, StepBody } from '../wire.ts';

/** Why a call gave no result: a code of the studio's server, or `offline` when no answer came. */
export class CallError extends Error {
  readonly code: Exclude<ErrorBody['error']['code'], 'request-failed'> | 'offline';
  readonly balance: bigint | null;
  /** With `stake-too-high`: the most that the casino takes for now. */
  readonly maxStake: bigint | null;
  readonly retryAfterMs: number;

  constructor(code: CallError['code'], details: { balance?: string; maxStake?: string; retryAfterMs?: number } = {}) {
    super(code);
    this.name = 'CallError';
    this.code = code;
    this.balance = details.balance === undefined ? null : BigInt(details.balance);
    this.maxStake = details.maxStake === undefined ? null : BigInt(details.maxStake);
    this.retryAfterMs = details.retryAfterMs ?? 0;
  }
}

export interface Entered extends Entry {
  /** When the session began, by the page's own clock (`performance.now()`). */
  begunAt: number;
}

export interface StudioApi {
  enter(): Promise<Entered>;
  /** What the player may stake, and the free rounds that he has now. */
  standing(): Promise<BalanceView>;
  /** Repeats by itself when no answer comes; the request's id makes every repeat the same round. */
  play(body: PlayBody): Promise<RoundView>;
  /** Repeats as `play` does; its place among the round's steps makes every repeat the same step. */
  step(body: StepBody): Promise<RoundView>;
  seen(roundIds: string[]): void;
  refill(): Promise<BalanceView>;
  fairness(): Promise<FairnessView>;
  /** Reveals the present server seed and begins a new pair, with this client seed. */
  rotate(clientSeed: string): Promise<FairnessView>;
}

const repeatsMs = [400, 1200, 3000];
const openRepeats = 40;
const openRepeatMs = 500;

/**
 * How long to wait before a round or step is repeated; null to give up. While the first try is still under way on the
 * server, a repeat gets `round-open` and tries again. `too-fast` means that the server's clock began the round a little later.
 */
function pauseBefore(error: CallError, attempt: number, isRepeat: boolean): number | null {
  if (error.code === 'offline') return repeatsMs[attempt] ?? null;
  if (error.code === 'round-open') return isRepeat && attempt < openRepeats ? openRepeatMs : null;
  return error.code === 'too-fast' && attempt < repeatsMs.length ? error.retryAfterMs : null;
}

/** The calls of the game's page to the studio's server. */
export function studioApi(sessionId: string): StudioApi {
  const post = async <T>(call: string, body?: PlayBody | StepBody | SeenBody | RotateBody): Promise<T> => {
    let response: Response;
    try {
      response = await fetch(`../api/${call}`, {
        method: 'POST',
        headers: { 'x-studio-session': sessionId, ...(body ? { 'content-type': 'application/json' } : {}) },
        body: body ? JSON.stringify(body) : null,
        keepalive: call === 'seen',
      });
    } catch {
      throw new CallError('offline');
    }
    const answer = (await response.json().catch(() => null)) as T | ErrorBody | null;
    if (response.ok && answer) return answer as T;
    const error = (answer as ErrorBody | null)?.error;
    // That the server itself failed says no more of a round than silence does.
    throw error && error.code !== 'request-failed' ? new CallError(error.code, error) : new CallError('offline');
  };
  const repeated = async (call: 'play' | 'step', body: PlayBody | StepBody, attempt = 0, isRepeat = false): Promise<RoundView> => {
    try {
      return await post<RoundView>(call, body);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const pause = pauseBefore(error, attempt, isRepeat);
      if (pause === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return repeated(call, body, attempt + 1, isRepeat || error.code === 'offline');
    }
  };
  return {
    enter: async () => enteredAt(await post<Entry>('enter'), performance.now()),
    standing: () => post<BalanceView>('balance'),
    play: (body) => repeated('play', body),
    step: (body) => repeated('step', body),
    seen: (roundIds) => void post('seen', { roundIds }).catch(() => null),
    refill: () => post<BalanceView>('refill'),
    fairness: () => post<FairnessView>('fairness'),
    rotate: (clientSeed) => post<FairnessView>('rotate', { clientSeed }),
  };
}

/** The entry that came with the page. */
export function enteredWithPage(entry: Entry): Entered {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return enteredAt(entry, page?.responseStart ?? 0);
}

const enteredAt = (entry: Entry, answeredAt: number): Entered => ({ ...entry, begunAt: answeredAt - entry.elapsedMs });

/** A random UUID, also where the page has no secure context (plain HTTP on a developer's network). */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
