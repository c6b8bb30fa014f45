import { basketball } from './basketball.ts';
import { esport } from './esport.ts';
import { football } from './football.ts';
import type { Game } from './game.ts';
import { iceHockey } from './ice-hockey.ts';
import { courtNames, firstNames, footballNames, iceNames, lastNames, runners, squads, towns } from './names.ts';
import { race } from './racing.ts';
import { pick, seeded, type Random } from './random.ts';
import { tennis } from './tennis.ts';

export const sports = ['football', 'tennis', 'basketball', 'ice-hockey', 'esport', 'racing'] as const;
export type Sport = (typeof sports)[number];

/** A match of invented sides. The same seed makes the same match, and plays it the same. */
export interface Fixture {
  sport: Sport;
  category: string;
  tournament: string;
  /** Home and away, or the runners of a race by number. */
  competitors: readonly string[];
  game: Game<object>;
}

/** Everything of the match that a seed decides before it begins. */
export function fixtureOf(sport: Sport, seed: number): Fixture {
  return { sport, ...makers[sport](seeded(seed)) };
}

const makers: Record<Sport, (random: Random) => Omit<Fixture, 'sport'>> = {
  football: (random) => ({
    ...(random() < 0.5
      ? { category: 'Fennmark', tournament: 'Premier Division' }
      : { category: 'Isles of Tarn', tournament: 'Copper Cup' }),
    competitors: sides(random, footballNames),
    game: football({ home: between(random, 1.0, 2.1), away: between(random, 0.7, 1.7) }),
  }),
  tennis: (random) => ({
    ...(random() < 0.5
      ? { category: 'Grand circuit', tournament: 'Larkspur Open' }
      : { category: 'Challengers', tournament: 'Saltmere Classic' }),
    competitors: two(() => `${pick(random, firstNames)} ${pick(random, lastNames)}`),
    game: tennis([between(random, 0.58, 0.68), between(random, 0.58, 0.68)]),
  }),
  basketball: (random) => ({
    category: 'Fennmark',
    tournament: 'Harbour League',
    competitors: sides(random, courtNames),
    game: basketball({ home: between(random, 1.07, 1.17), away: between(random, 1.05, 1.14) }),
  }),
  'ice-hockey': (random) => ({
    category: 'Northern Reach',
    tournament: 'Ice League',
    competitors: sides(random, iceNames),
    game: iceHockey({ home: between(random, 2.6, 3.5), away: between(random, 2.3, 3.2) }),
  }),
  esport: (random) => ({
    category: 'Breachpoint',
    tournament: 'Relay Masters',
    competitors: two(() => pick(random, squads)),
    game: esport({ rounds: [between(random, 0.45, 0.55), between(random, 0.45, 0.55), between(random, 0.45, 0.55)] }),
  }),
  racing: (random) => {
    const names = shuffled(random, runners).slice(0, 8 + Math.floor(random() * 4));
    return {
      category: 'Fennmark',
      tournament: `${pick(random, towns)} Downs`,
      competitors: names,
      // Withdrawn one time in six, and known before the start.
      game: race({ weights: names.map((_, at) => (at === 7 && random() < 1 / 6 ? null : Math.exp(between(random, 0, 2)))) }),
    };
  },
};

const between = (random: Random, from: number, to: number): number => from + (to - from) * random();

function two(make: () => string): readonly [string, string] {
  const first = make();
  for (;;) {
    const second = make();
    if (second !== first) return [first, second];
  }
}

function sides(random: Random, names: readonly string[]): readonly string[] {
  return two(() => pick(random, towns)).map((town) => `${town} ${pick(random, names)}`);
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}
