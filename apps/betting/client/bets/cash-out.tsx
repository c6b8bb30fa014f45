import { codeOf } from '@verdigale/client';
import { errors, type SportBet } from '@verdigale/contract';
import { Button, ErrorState } from '@verdigale/ui';
import { useId, useState } from 'react';
import { useUnits, wireText } from '#client/api/use-currencies.ts';
import { useStart } from '#client/start/start-context.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './cash-out.module.css';
import { useCashOut } from './use-cash-out.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const steps = { min: 10, max: 100, step: 10 } as const;

/** Closing a bet, or a share of it, for what it is worth now: an offer holds for some seconds, and nothing is taken without a press. */
export function CashOut({ bet }: { bet: SportBet }) {
  const text = useText();
  const { locale } = useStart();
  const id = useId();
  const unit = useUnits()(bet.currency);
  const [percent, setPercent] = useState(100);
  const { quote, take, lost } = useCashOut(bet);
  const offer = quote.data;
  const left = useSecondsLeft(offer?.expiresAt);
  const isHeld = offer !== undefined && left > 0;
  const failed = take.error ?? quote.error;
  const choose = (value: number) => {
    setPercent(value);
    quote.reset();
  };
  return (
    <section aria-label={text('cashOut.title')} className={styles.cashOut}>
      <label htmlFor={id}>{text('cashOut.share', { percent })}</label>
      <input
        {...steps}
        aria-valuetext={text('cashOut.percent', { percent })}
        disabled={lost !== null}
        id={id}
        onChange={({ currentTarget: { value } }) => choose(Number(value))}
        type="range"
        value={percent}
      />
      {lost !== null && (
        <Button isBlock isLoading={take.isPending} onClick={() => take.mutate(lost)} variant="primary">
          {text('slip.sendAgain')}
        </Button>
      )}
      {lost === null && isHeld && (
        <>
          <Button isBlock isLoading={take.isPending} onClick={() => take.mutate(offer.id)} variant="primary">
            {text('cashOut.take', { amount: wireText(offer.amount, unit, locale) })}
          </Button>
          <p className={styles.note}>{text('cashOut.holds', { seconds: left, stake: wireText(offer.stake, unit, locale) })}</p>
        </>
      )}
      {lost === null && !isHeld && (
        <Button
          isBlock
          isLoading={quote.isPending}
          onClick={() => {
            take.reset();
            quote.mutate(percent);
          }}
        >
          {text(offer ? 'cashOut.again' : 'cashOut.ask')}
        </Button>
      )}
      {failed && <ErrorState look="line" title={text(lost === null ? failureOf(failed) : 'cashOut.lost')} />}
    </section>
  );
}

function failureOf(error: unknown) {
  const code = codeOf(error);
  if (code === errors.cashOutClosed.code) return 'cashOut.closed';
  return code === errors.quoteOver.code ? 'cashOut.over' : 'cashOut.failed';
}
