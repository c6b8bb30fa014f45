import type { Call } from './call.ts';

/** Ours, beside the wire. */
export const playTimeCalls = {
  'player.playTime.get': { method: 'GET', path: '/api/player/play-time', auth: 'bearer' },
  'player.playTime.change': { method: 'PUT', path: '/api/player/play-time', auth: 'bearer' },
  'player.playTime.acknowledge': { method: 'PUT', path: '/api/player/play-time/reality-check', auth: 'bearer' },
} as const satisfies Record<string, Call>;
