/** The stakes of a game in a currency: steps for the buttons, and every multiple of `unit` between the ends to type. */
export interface StakeSteps {
  ladder: readonly bigint[];
  unit: bigint;
}

const least = ({ ladder }: StakeSteps): bigint => ladder[0] ?? 0n;
const most = ({ ladder }: StakeSteps): bigint => ladder.at(-1) ?? 0n;

/** The stake that is offered at or below this amount; the smallest if none is. */
export function offeredStake(steps: StakeSteps, amount: bigint): bigint {
  const within = amount > most(steps) ? most(steps) : amount - (amount % steps.unit);
  return within < least(steps) ? least(steps) : within;
}

/** The highest stake that this balance covers; null when it covers none. */
export function affordableStake(steps: StakeSteps, balance: bigint): bigint | null {
  const stake = offeredStake(steps, balance);
  return stake > 0n && stake <= balance ? stake : null;
}

/** The next step of the ladder up or down from any stake. */
export function nextStake({ ladder }: StakeSteps, stake: bigint, steps: number): bigint {
  const way = steps > 0 ? ladder.filter((each) => each > stake) : ladder.filter((each) => each < stake).toReversed();
  return way[Math.abs(steps) - 1] ?? way.at(-1) ?? stake;
}
