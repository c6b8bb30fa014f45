import type { TournamentPrize } from '@verdigale/contract';

/** Neighbouring places that win the same. */
export interface PrizeStep {
  from: number;
  to: number;
  title: string;
}

export function prizeSteps(prizes: readonly TournamentPrize[]): PrizeStep[] {
  const steps: PrizeStep[] = [];
  for (const { place, title } of prizes.toSorted((one, other) => one.place - other.place)) {
    const last = steps.at(-1);
    if (last && last.title === title && last.to === place - 1) last.to = place;
    else steps.push({ from: place, to: place, title });
  }
  return steps;
}

export const prizeOf = (prizes: readonly TournamentPrize[], place: number): string | null =>
  prizes.find((prize) => prize.place === place)?.title ?? null;
