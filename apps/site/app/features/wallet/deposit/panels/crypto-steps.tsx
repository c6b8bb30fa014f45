import { LiveRegion } from '@verdigale/ui/live-region';
import { useContent } from '#app/content/use-content.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import styles from './payment.module.css';
import type { PaymentState } from './payment-state.ts';

const steps = ['waiting', 'seen', 'confirming', 'paid'] as const;

/** Where the player's coins are: sent, seen, confirmed, credited. */
export function CryptoSteps({ state, money }: { state: PaymentState; money: CurrencyMoney }) {
  const text = useContent('modals');
  // A part that has arrived is seen.
  const at = state.kind === 'underpaid' ? 1 : steps.findIndex((step) => step === state.kind);
  const words = wordsOf();
  return (
    <div className={styles.steps}>
      <ol aria-label={text('modals.payment.steps.label')}>
        {steps.map((step, index) => (
          <li aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined} key={step}>
            {text.dynamic('modals.payment.steps', step)}
          </li>
        ))}
      </ol>
      <p className={styles.hint} data-warn={state.kind === 'underpaid' || undefined}>
        {words}
      </p>
      <LiveRegion>{state.kind !== 'waiting' && words}</LiveRegion>
    </div>
  );

  function wordsOf(): string {
    if (state.kind === 'underpaid') {
      const sums = { received: money.format(state.received), expected: money.format(state.expected) };
      return text('modals.payment.steps.underpaid', sums);
    }
    if (state.kind === 'confirming') {
      return text('modals.payment.steps.confirmations', { confirmations: state.confirmations, needed: state.needed });
    }
    return text(state.kind === 'seen' ? 'modals.payment.steps.seenText' : 'modals.payment.steps.waitingText');
  }
}
