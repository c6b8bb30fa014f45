import type { LoyaltyAccount } from '@verdigale/contract';

/** How far the way to the next level is gone, in percent with two decimals; 100 at the top. (wire 9.2) */
export function levelProgress({ points, currentLevel, nextLevel }: Pick<LoyaltyAccount, 'points' | 'currentLevel' | 'nextLevel'>): number {
  if (!nextLevel) return 100;
  const share = (points - currentLevel.points) / (nextLevel.points - currentLevel.points);
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;
}
