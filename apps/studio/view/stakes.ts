/**
 * The stakes of a game in a currency: steps for the buttons, and every multiple of `unit` between the ends to type. `limit` is the most
 * that the casino takes for now; null where it limits nothing.
 */
export interface StakeSteps {
  ladder: readonly bigint[];
  unit: bigint;
  limit: bigint | null;
}

const least = ({ ladder }: StakeSteps): bigint => ladder[0] ?? 0n;
const top = ({ ladder }: StakeSteps): bigint => ladder.at(-1) ?? 0n;

/** Whether the casino's limit leaves out stakes that the game has. */
export function isLimited(steps: StakeSteps): boolean {
  return steps.limit !== null && steps.limit < top(steps);
}

/** The highest stake that is offered for now. */
export function highestStake(steps: StakeSteps): bigint {
  return steps.limit !== null && isLimited(steps) ? steps.limit - (steps.limit % steps.unit) : top(steps);
}

/** The stake that is offered at or below this amount; the smallest if none is. */
export function offeredStake(steps: StakeSteps, amount: bigint): bigint {
  const most = highestStake(steps);
  const within = amount > most ? most : amount - (amount % steps.unit);
  return within < least(steps) ? least(steps) : within;
}

/** The highest stake that this balance covers and the casino takes; null when there is none. */
export function affordableStake(steps: StakeSteps, balance: bigint): bigint | null {
  const stake = offeredStake(steps, balance);
  return stake > 0n && stake <= balance && (steps.limit === null || stake <= steps.limit) ? stake : null;
}

/** The next step of the ladder up or down from any stake. */
export function nextStake({ ladder }: Pick<StakeSteps, 'ladder'>, stake: bigint, steps: number): bigint {
  const way = steps > 0 ? ladder.filter((each) => each > stake) : ladder.filter((each) => each < stake).toReversed();
  return way[Math.abs(steps) - 1] ?? way.at(-1) ?? stake;
}
