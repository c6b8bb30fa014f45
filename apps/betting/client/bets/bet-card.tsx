import { joinParts } from '@verdigale/betting';
import type { SportBet, SportEvent } from '@verdigale/contract';
import { betStatus } from '@verdigale/contract';
import { Badge, type BadgeTone } from '@verdigale/ui/badge';
import { CopyButton } from '@verdigale/ui/copy-button';
import type { ReactNode } from 'react';
import { useUnits, wireText } from '#client/api/use-currencies.ts';
import { startText } from '#client/offer/start-text.ts';
import { useStart } from '#client/start/start-context.ts';
import { textOf, useText, type TextKey } from '#client/texts/texts.ts';
import styles from './bet-card.module.css';
import { BetBuilder } from './bet-builder.tsx';
import { BetLeg } from './bet-leg.tsx';
import { BonusParts } from './bonus-parts.tsx';
import { ShareBet } from './share-bet.tsx';

interface Props {
  readonly bet: SportBet;
  /** How the events of its legs stand, where somebody has asked. */
  readonly standings?: ReadonlyMap<string, SportEvent>;
  readonly children?: ReactNode;
}

/** A bet with its legs, what it cost and returned, and, as `children`, what may still be done with it. */
export function BetCard({ bet, standings, children }: Props) {
  const text = useText();
  const { locale } = useStart();
  const unit = useUnits()(bet.currency);
  const amount = (wire: number) => wireText(wire, unit, locale);
  const isOpen = bet.state === 'open' || bet.state === 'requested';
  const isTaken = bet.state !== 'rejected';
  const isGivenBack = !isTaken || (bet.status === betStatus.refund && bet.cashOuts.length === 0);
  const { key, tone } = stateOf(bet);
  const sums: [TextKey, number][] = [
    ['slip.total', bet.stake],
    ...(bet.cashOuts.length > 0 && isOpen ? ([['bet.openStake', bet.openStake]] as [TextKey, number][]) : []),
    isOpen ? ['slip.returns', bet.mostPayout] : [isGivenBack ? 'bet.returned' : 'bet.paid', bet.payout],
  ];
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <b>{text(`ticket.${bet.ticketType as 1 | 2 | 3 | 4}`)}</b>
        {bet.lines > 1 && <span>{text('bet.lines', { count: bet.lines, amount: amount(bet.unitStake) })}</span>}
        <Badge tone={tone}>{text(key)}</Badge>
        {bet.legs.some(({ isSimulated }) => isSimulated) && <Badge>{text('simulated')}</Badge>}
      </header>
      <ul>
        {joinParts(bet.legs, ({ builder }) => builder).map(({ builder, parts }) =>
          builder === null ? (
            parts.map((leg) => <BetLeg event={standings?.get(leg.eventId)} isTaken={isTaken} key={leg.outcomeId} leg={leg} />)
          ) : (
            <BetBuilder
              event={standings?.get(parts[0]!.eventId)}
              key={`builder ${builder}`}
              parts={parts}
              price={bet.builderPrices[builder]!}
              isTaken={isTaken}
              isOnly={parts.length === bet.legs.length}
            />
          ),
        )}
      </ul>
      <dl className={styles.sums}>
        {sums.map(([name, wire]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd dir="ltr">{amount(wire)}</dd>
          </div>
        ))}
      </dl>
      {bet.cashOuts.map((cashOut) => (
        <p className={styles.note} key={cashOut.at}>
          {text('bet.cashedOut', { amount: amount(cashOut.amount), stake: amount(cashOut.stake) })}
        </p>
      ))}
      <BonusParts bet={bet} unit={unit} />
      {bet.voidedFor && <p className={styles.note}>{textOf(text, `bet.voided.${bet.voidedFor}`) ?? text('bet.returned')}</p>}
      {bet.correctedAt && <p className={styles.note}>{text('bet.corrected', { date: startText(bet.correctedAt, locale) })}</p>}
      {bet.owed > 0 && <p className={styles.warn}>{text('bet.owed', { amount: amount(bet.owed) })}</p>}
      {children}
      <footer className={styles.foot}>
        <time dateTime={bet.createdAt}>{startText(bet.createdAt, locale)}</time>
        <span>
          <ShareBet bet={bet} />
          <CopyButton label={text('bet.copyId')} text={bet.id} />
        </span>
      </footer>
    </article>
  );
}

function stateOf({ state, status, cashOuts }: SportBet): { key: TextKey; tone: BadgeTone } {
  if (state === 'requested') return { key: 'bet.requested', tone: 'info' };
  if (state === 'rejected') return { key: 'bet.rejected', tone: 'neutral' };
  if (state === 'open') return { key: cashOuts.length > 0 ? 'bet.openPart' : 'bet.open', tone: 'info' };
  if (status === betStatus.won) return { key: 'bet.won', tone: 'gain' };
  if (status === betStatus.refund) return { key: 'bet.returned', tone: 'neutral' };
  return { key: status === betStatus.lost ? 'bet.lost' : 'bet.cashOut', tone: 'neutral' };
}
