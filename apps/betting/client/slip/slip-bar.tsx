import { Icon } from '@verdigale/ui/icon';
import { ChevronUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { amountText } from '#client/api/use-currencies.ts';
import { usePriceText } from '#client/settings/odds-format.ts';
import { StartContext, useStart } from '#client/start/start-context.ts';
import { useText } from '#client/texts/texts.ts';
import { untilLoaded } from '#client/until-loaded.ts';
import { closeNews, usePlacing } from './place-store.ts';
import { priceOf } from './returns.ts';
import styles from './slip-bar.module.css';
import { PlaceButton } from './place-button.tsx';
import { SlipView } from './slip-view.tsx';
import { useSlipState } from './use-slip-state.ts';

const Sheet = lazy(() => untilLoaded(() => import('./slip-sheet.tsx')));

/** On a phone: how many legs, at which price, and one press to place a single with the last stake. The slip itself is a sheet. */
export function SlipBar() {
  const text = useText();
  const start = useStart();
  const { locale } = start;
  const priceText = usePriceText();
  const [isOpen, setOpen] = useState(false);
  // A sheet holds the focus, which the page around needs for its sign-in: it closes first.
  const askSignIn = () => {
    setOpen(false);
    closeNews();
    start.askSignIn();
  };
  const state = useSlipState();
  const { bets, refused, unanswered } = usePlacing();
  const { slip, returns, unit, unitStake, prices } = state;
  const hasNews = bets.length + refused.length > 0;
  // A receipt ends what the slip was opened for: with it the sheet closes too.
  if (isOpen && bets.length > 0) setOpen(false);
  if (slip.legs.length + unanswered.length === 0 && !hasNews && !isOpen) return null;
  const isOne = slip.mode === 'combo' || slip.mode === 'builder' || slip.legs.length === 1;
  const price = isOne && prices.length > 0 ? priceText(priceOf(prices)) : '';
  return (
    <>
      <div className={styles.bar}>
        <button aria-expanded={isOpen} aria-haspopup="dialog" className={styles.open} onClick={() => setOpen(true)} type="button">
          <span className={styles.count}>{text.figures(slip.legs.length)}</span>
          <span className={styles.words}>
            <b>{text('slip.title')}</b>
            <span dir="ltr">
              {price} {returns && `→ ${amountText(returns.most, unit, locale)}`}
            </span>
          </span>
          <Icon as={ChevronUp} />
        </button>
        {slip.legs.length === 1 && unitStake > 0n && (
          <span className={styles.place}>
            <PlaceButton state={state} />
          </span>
        )}
      </div>
      <Suspense>
        {(isOpen || hasNews) && (
          <Sheet isOpen={isOpen || hasNews} onClose={() => setOpen(false)}>
            <StartContext value={{ ...start, askSignIn }}>
              <SlipView />
            </StartContext>
          </Sheet>
        )}
      </Suspense>
    </>
  );
}
