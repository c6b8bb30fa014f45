import { Icon } from '@verdigale/ui/icon';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { Lock } from 'lucide-react';
import { usePriceText } from '#client/settings/odds-format.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './price-button.module.css';
import { usePriceMove } from './use-price-move.ts';

export interface PriceButtonProps {
  /** What is bet on. */
  readonly name: string;
  /** What stands on the button beside the price; the name where nothing else is said. */
  readonly label?: string;
  readonly price: string | null;
  /** Bets are taken on it now. */
  readonly isOpen: boolean;
  /** Why nothing is taken on it for good; a price that is only suspended says that. */
  readonly whyClosed?: string;
  readonly isSelected: boolean;
  readonly onPress: () => void;
}

/**
 * A price that is on the slip or not. It keeps its size and place whatever the price does: a move is an arrow and a colour for a moment, and
 * words for those who do not see them; one that is suspended shows a lock.
 */
export function PriceButton({ name, label = name, price, isOpen, whyClosed, isSelected, onPress }: PriceButtonProps) {
  const text = useText();
  const priceText = usePriceText();
  const move = usePriceMove(price);
  const shown = price !== null && isOpen ? priceText(price) : null;
  const moved = move && text(`price.${move.direction}`, { price: priceText(move.from) });
  return (
    <button
      aria-disabled={shown === null || undefined}
      aria-pressed={isSelected}
      className={styles.price}
      data-move={shown === null ? undefined : move?.direction}
      onClick={shown === null && !isSelected ? undefined : onPress}
      type="button"
    >
      <span className={styles.label}>{label}</span>
      {label !== name && <VisuallyHidden>{name}</VisuallyHidden>}
      <span className={styles.value} data-why={whyClosed !== undefined || undefined} dir={whyClosed === undefined ? 'ltr' : undefined}>
        {/* Another price is another element, so that its mark begins anew. */}
        {move && shown !== null && <span aria-hidden className={styles.mark} key={price} />}
        {shown ?? whyClosed ?? <Icon as={Lock} size={16} />}
      </span>
      <VisuallyHidden>{shown !== null ? moved : whyClosed === undefined && text('price.suspended')}</VisuallyHidden>
    </button>
  );
}
