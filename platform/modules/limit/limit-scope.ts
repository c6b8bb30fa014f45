import type { PlatformConfig } from '#config';

/** The currency whose limits and sums belong together; null for all, where the brand has limits hold across currencies. */
export function scopeOf({ limits }: Pick<PlatformConfig, 'limits'>, currency: string): string | null {
  return limits.holdAcrossCurrencies ? null : currency;
}
