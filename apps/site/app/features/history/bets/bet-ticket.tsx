import type { Bet } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useMoney } from '#app/money/use-money.ts';
import styles from './bet-events.module.css';

interface BetTicketProps {
  ticket: NonNullable<Bet['ticket']>;
  currency: string;
}

/** What a bet of our own sportsbook has come to beside its legs: its lines, cash-outs, corrections, and why it was not taken. */
export function BetTicket({ ticket, currency }: BetTicketProps) {
  const text = useContent('sports');
  const dateOf = useDateFormat('moment');
  const money = useMoney()(currency);
  const { state, lines, unitStake, mostPayout, owed, rejection, cashOuts, correctedAt, voidedFor, bonusStake, bonusPayout, forfeited } =
    ticket;
  const facts = [
    state === 'requested' && text('sports.bets.requested'),
    rejection && (text.dynamic('sports.bets.rejections', rejection.reason) ?? rejection.reason),
    voidedFor && text.dynamic('sports.bets.rejections', voidedFor),
    lines > 1 && text('sports.bets.lines', { count: lines, stake: money.format(unitStake) }),
    state === 'open' && text('sports.bets.mostPayout', { amount: money.format(mostPayout) }),
    ...cashOuts.map(({ stake, amount, at }) =>
      text('sports.bets.cashOut', { amount: money.format(amount), stake: money.format(stake), date: dateOf(at) }),
    ),
    bonusStake > 0 && text('sports.bets.bonusStake', { amount: money.format(bonusStake) }),
    bonusPayout > 0 && text('sports.bets.bonusPayout', { amount: money.format(bonusPayout) }),
    forfeited > 0 && text('sports.bets.forfeited', { amount: money.format(forfeited) }),
    correctedAt && text('sports.bets.corrected', { date: dateOf(correctedAt) }),
    owed > 0 && text('sports.bets.owed', { amount: money.format(owed) }),
  ].filter((fact) => fact !== false && fact !== null);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
