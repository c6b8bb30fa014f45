import { basketball } from './basketball.ts';
import { esport } from './esport.ts';
import { football } from './football.ts';
import type { Game } from './game.ts';
import { iceHockey } from './ice-hockey.ts';
import { race } from './racing.ts';
import { tennis } from './tennis.ts';

/** A match of each sport, a little uneven: for tests and the benchmark. */
export const examples = {
  football: football({ home: 1.55, away: 1.1 }),
  tennis: tennis([0.66, 0.62]),
  basketball: basketball({ home: 1.13, away: 1.1 }),
  iceHockey: iceHockey({ home: 3.1, away: 2.7 }),
  racing: race({ weights: [6, 5, 4, 3, null, 2, 2, 1] }),
  esport: esport({ rounds: [0.53, 0.48, 0.51] }),
} satisfies Record<string, Game<object>>;
