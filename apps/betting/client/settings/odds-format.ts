import { formatPrice, parsePrice, type PriceFormat } from '@verdigale/betting';
import { useStored } from './stored.ts';

export const oddsFormats: readonly PriceFormat[] = ['decimal', 'fractional', 'american', 'hongkong', 'malay', 'indonesian'];

const isFormat = (value: unknown): value is PriceFormat => oddsFormats.some((format) => format === value);

/** How this player reads prices. The format never changes what a bet pays. */
export function useOddsFormat(): [PriceFormat, (format: PriceFormat) => void] {
  return useStored('betting.odds', 'decimal', isFormat);
}

/** A price of the wire as a player reads it; one that cannot be read as it is. */
export function priceText(price: string, format: PriceFormat): string {
  try {
    return formatPrice(parsePrice(price), format);
  } catch {
    return price;
  }
}
