import type { PlayTime } from '@verdigale/contract';

/** A player who has just been told of an hour's play, but for these parts. */
export function samplePlayTime({ realityCheck, limit, sitting }: { [Part in keyof PlayTime]?: Partial<PlayTime[Part]> } = {}): PlayTime {
  return {
    realityCheck: { choices: [15, 30, 60], canBeOff: false, minutes: 60, dueInMs: 0, ...realityCheck },
    limit: { minutes: null, playedMs: 3_605_000, resetsAt: '2026-06-04T00:00:00.000Z', pending: null, ...limit },
    sitting: {
      startedAt: '2026-06-03T12:00:00.000Z',
      elapsedMs: 3_605_000,
      results: [{ currency: 'EUR', staked: 40, paid: 25.5 }],
      ...sitting,
    },
  };
}
