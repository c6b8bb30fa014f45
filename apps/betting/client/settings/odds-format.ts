import { formatPrice, parsePrice, type Price, type PriceFormat } from '@verdigale/betting';
import { useText } from '#client/texts/texts.ts';
import { useStored } from './stored.ts';

export const oddsFormats: readonly PriceFormat[] = ['decimal', 'fractional', 'american', 'hongkong', 'malay', 'indonesian'];

const isFormat = (value: unknown): value is PriceFormat => oddsFormats.some((format) => format === value);

/** How this player reads prices. The format never changes what a bet pays. */
export function useOddsFormat(): [PriceFormat, (format: PriceFormat) => void] {
  return useStored('betting.odds', 'decimal', isFormat);
}

/** How this player reads a price, also one of the wire; one that cannot be read as it is. */
export function usePriceText(): (price: string | Price) => string {
  const text = useText();
  const [format] = useOddsFormat();
  return (price) => text.figures(priceText(price, format));
}

function priceText(price: string | Price, format: PriceFormat): string {
  if (typeof price !== 'string') return formatPrice(price, format);
  try {
    return formatPrice(parsePrice(price), format);
  } catch {
    return price;
  }
}
