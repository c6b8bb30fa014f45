import type { Game } from '../games/game.ts';

/** Stakes in steps of about a euro cent, for games of few units to a stake; the 20 lines of a slot leave out the first. */
const slotLadder = [10n, 20n, 40n, 60n, 100n, 200n, 400n, 600n, 1000n, 2000n];
/** The same for games whose pays are in hundredths of the stake; those below 1.00 for games whose pays come in larger steps. */
const tableLadder = [10n, 20n, 40n, 60n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n];
const usual = 100n;

/** What a step of about a euro cent is in other currencies' main units: `coefficient / 10^decimals`. */
const steps: Record<string, { coefficient: bigint; decimals: number }> = {
  ARS: { coefficient: 10n, decimals: 0 },
  AZN: { coefficient: 2n, decimals: 2 },
  BRL: { coefficient: 5n, decimals: 2 },
  BTC: { coefficient: 1n, decimals: 7 },
  CLP: { coefficient: 10n, decimals: 0 },
  ETH: { coefficient: 4n, decimals: 6 },
  HUF: { coefficient: 4n, decimals: 0 },
  INR: { coefficient: 1n, decimals: 0 },
  JPY: { coefficient: 2n, decimals: 0 },
  KZT: { coefficient: 5n, decimals: 0 },
  LTC: { coefficient: 1n, decimals: 4 },
  MXN: { coefficient: 2n, decimals: 1 },
  NOK: { coefficient: 1n, decimals: 1 },
  PLN: { coefficient: 5n, decimals: 2 },
  RUB: { coefficient: 1n, decimals: 0 },
  SEK: { coefficient: 1n, decimals: 1 },
  TRY: { coefficient: 5n, decimals: 1 },
  TRX: { coefficient: 5n, decimals: 2 },
  UAH: { coefficient: 5n, decimals: 1 },
  UZS: { coefficient: 100n, decimals: 0 },
};
const cent = { coefficient: 1n, decimals: 2 };

export interface StakeList {
  /** In steps, from the smallest to the largest. */
  allowed: readonly bigint[];
  usual: bigint;
  /** Between the ends every multiple of it may be played. */
  unit: bigint;
}

type Units = Pick<Game, 'unitsPerStake' | 'stakeUnits' | 'limits'>;

/** Where a table has limits of its own: from a tenth of a euro to five hundred. */
const widestLadder = [...tableLadder, 20_000n, 50_000n];

/**
 * The stakes that may be played in a currency (null: pretend credits), in its minor units: those that a game's units
 * divide.
 */
export function stakesFor(
  currency: string | null,
  exponent: number,
  { unitsPerStake, stakeUnits = unitsPerStake, limits }: Units,
): StakeList {
  const step = stepOf(currency, exponent);
  const unit = BigInt(stakeUnits);
  const ladder = limits
    ? widestLadder.filter((stake) => stake >= limits.least && stake <= limits.most)
    : unitsPerStake < 100
      ? slotLadder
      : tableLadder;
  const allowed = ladder.map((stake) => stake * step).filter((stake) => stake % unit === 0n);
  return { allowed, usual: (limits && limits.least > usual ? limits.least : usual) * step, unit };
}

/** The most that a round may cost whose feature is bought: as much as the highest stake of any table. */
export function highestCost(currency: string | null, exponent: number): bigint {
  return (widestLadder.at(-1) ?? 0n) * stepOf(currency, exponent);
}

/** About a euro cent, in minor units. */
function stepOf(currency: string | null, exponent: number): bigint {
  const { coefficient, decimals } = (currency && steps[currency]) || cent;
  const scaled = exponent >= decimals ? coefficient * 10n ** BigInt(exponent - decimals) : coefficient / 10n ** BigInt(decimals - exponent);
  return scaled > 0n ? scaled : 1n;
}

/** Whether a stake may be played: between the ends of the list, and a multiple of its unit. */
export function isOffered({ allowed, unit }: StakeList, stake: bigint): boolean {
  const [least, most] = [allowed[0], allowed.at(-1)];
  return least !== undefined && most !== undefined && stake >= least && stake <= most && stake % unit === 0n;
}
