import type { FeedMessage } from '@verdigale/partner-wire';

/** After this long a silence a producer counts as down. */
const silenceMs = 20_000;
/** How long a missing message may still be on its way. */
const gapMs = 2_000;

/** How far we have followed a producer. */
export interface ProducerState {
  /** The last message that was applied; 0 before the first one. */
  sequence: number;
  aliveAt: Date | null;
  /** Counts its outages: prices of an earlier one are not fresh. */
  epoch: number;
  /** Null while it is up. */
  downSince: Date | null;
  /** Since when a message is missing. */
  gapSince: Date | null;
  /** The recovery that ends the outage. */
  requestId: string | null;
}

/** Apply the message; skip one that was applied already; wait for those before it, and let nothing past. */
export type Turn = 'apply' | 'skip' | 'wait';

/**
 * How a producer's next message changes its state, and what to do with the message. A producer is down after a silence, with a gap that
 * does not fill, and before its first snapshot; only the end of the requested snapshot brings it up again. Messages during an outage are
 * applied too: an outage does not make results less true.
 */
export function follow(
  known: ProducerState,
  message: Pick<FeedMessage, 'sequence'> & { kind: string; requestId?: string },
  now: Date,
  newRequest: () => string,
): { state: ProducerState; turn: Turn } {
  if (message.sequence <= known.sequence) return { state: known, turn: 'skip' };
  // Not from now on, when it is heard again: what it says may be of then, and what it has said before is older still.
  let state = isSilent(known, now) ? down(known, silentSince(known.aliveAt!), newRequest) : known;
  if (state.sequence > 0 && message.sequence > state.sequence + 1) {
    const gapSince = state.gapSince ?? now;
    if (now.getTime() - gapSince.getTime() < gapMs) return { state: { ...state, gapSince, aliveAt: now }, turn: 'wait' };
    state = down(state, now, newRequest);
  }
  const isRecovered = message.kind === 'snapshot.completed' && message.requestId === state.requestId && state.requestId !== null;
  const health = isRecovered ? { downSince: null, requestId: null } : {};
  return { state: { ...state, ...health, sequence: message.sequence, aliveAt: now, gapSince: null }, turn: 'apply' };
}

/** One that has said nothing for too long, or never anything. */
export function isSilent({ aliveAt }: Pick<ProducerState, 'aliveAt'>, now: Date): boolean {
  return aliveAt !== null && now.getTime() - aliveAt.getTime() > silenceMs;
}

/** When the silence after that became an outage. */
export const silentSince = (aliveAt: Date): Date => new Date(aliveAt.getTime() + silenceMs);

/** An outage that is noticed while another one lasts needs a snapshot that begins after it. */
function down(state: ProducerState, since: Date, newRequest: () => string): ProducerState {
  return { ...state, epoch: state.epoch + 1, downSince: state.downSince ?? since, gapSince: null, requestId: newRequest() };
}

/** Before its first message: down since ever, so that nothing is good for a while without it, until its first snapshot is complete. */
export const unknownProducer = (requestId: string): ProducerState => ({
  sequence: 0,
  aliveAt: null,
  epoch: 1,
  downSince: new Date(0),
  gapSince: null,
  requestId,
});
