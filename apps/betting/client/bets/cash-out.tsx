import { codeOf } from '@verdigale/client';
import type { SportBet } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { deliberate } from '@verdigale/ui/deliberate';
import { ErrorState } from '@verdigale/ui/error-state';
import { LiveRegion } from '@verdigale/ui/live-region';
import { useId, useState } from 'react';
import { useUnits, wireText } from '#client/api/use-currencies.ts';
import { useStart } from '#client/start/start-context.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './cash-out.module.css';
import { reasonOf, refusedWords } from './cash-out-words.ts';
import { useCashOut } from './use-cash-out.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const steps = { min: 10, max: 100, step: 10 } as const;

/**
 * Closing a bet, or a share of it, for what it is worth now: an offer holds for some seconds, and nothing is taken without a press. On a live event
 * one that is taken waits for its decision. Loaded with the first bet that can be closed.
 */
// oxlint-disable-next-line import/no-default-export -- a lazy part
export default function CashOut({ bet }: { bet: SportBet }) {
  const text = useText();
  const { locale } = useStart();
  const id = useId();
  const unit = useUnits()(bet.currency);
  const [percent, setPercent] = useState(100);
  const { request, offer, isAsking, take, ask, drop, lost, failed } = useCashOut(bet);
  const waiting = request?.state === 'waiting' ? request : null;
  const left = useSecondsLeft(waiting?.decidedAt ?? offer?.expiresAt);
  const isHeld = offer !== undefined && (left > 0 || take.isPending);
  const taken = waiting ?? (isHeld && lost === null ? offer : null);
  const amount = (wire: number) => wireText(wire, unit, locale);
  const next = lost !== null && !waiting ? 'send' : taken ? 'take' : 'ask';
  const label =
    next === 'send'
      ? text('slip.sendAgain')
      : taken
        ? text('cashOut.take', { amount: amount(taken.amount) })
        : text(offer ? 'cashOut.again' : 'cashOut.ask');
  // An offer comes and goes under the focus; its seconds are not counted aloud.
  const news =
    waiting || next === 'send' ? '' : taken ? `${text('cashOut.title')}: ${amount(taken.amount)}` : offer && text('cashOut.again');
  /** One button all the while, so that its focus stays. */
  const press = () => {
    if (next === 'ask') ask(percent);
    else if (next === 'send') take.mutate(lost!);
    else if (offer) take.mutate(offer.id);
  };
  const choose = (value: number) => {
    setPercent(value);
    drop();
  };
  return (
    <section aria-label={text('cashOut.title')} className={styles.cashOut}>
      <label htmlFor={id}>{text('cashOut.share', { percent })}</label>
      <input
        {...steps}
        aria-valuetext={text('cashOut.percent', { percent })}
        disabled={lost !== null || waiting !== null}
        id={id}
        onChange={({ currentTarget: { value } }) => choose(Number(value))}
        type="range"
        value={percent}
      />
      <Button
        isBlock
        isLoading={isAsking || take.isPending || waiting !== null}
        {...deliberate(press)}
        variant={next === 'ask' ? undefined : 'primary'}
      >
        {label}
      </Button>
      {taken && !waiting && <p className={styles.note}>{text('cashOut.holds', { seconds: left, stake: amount(taken.stake) })}</p>}
      {waiting && (
        <p className={styles.note}>
          {text('cashOut.checked', { amount: amount(waiting.amount) })} {left > 0 && text('cashOut.decided', { seconds: left })}
        </p>
      )}
      <LiveRegion>{news}</LiveRegion>
      {failed && !waiting && <ErrorState look="line" title={text(lost === null ? reasonOf(codeOf(failed)) : 'cashOut.lost')} />}
      {request?.state === 'refused' && !failed && !offer && <p className={styles.note}>{refusedWords(text, request, amount)}</p>}
    </section>
  );
}
