import { lost, voided, won } from '@verdigale/betting';
import { endOf } from './board.ts';
import { speakerAt, type LiveEvent } from './live-event.ts';
import { keyOf, type EventStatement, type MarketOdds, type SettledMarket } from './message.ts';
import { wrongly } from './play-match.ts';

/** What a tester may have the feed say of a match, and have it take back. */
export const interventions = {
  stop: 'Stop the bets',
  resume: 'Take bets again',
  raise: 'Raise the first price by a tenth',
  withdraw: 'Withdraw the favourite',
  'wrong-result': 'Settle it wrongly',
  'right-result': 'Take the wrong result back',
  cancel: 'Cancel the bets of the last five minutes',
  restore: 'Take the cancellation back',
} as const;

export type Intervention = keyof typeof interventions;

export const isIntervention = (value: unknown): value is Intervention => typeof value === 'string' && Object.hasOwn(interventions, value);

const cancelledMs = 5 * 60_000;

/** The statements of an intervention; none where it has no meaning. Results that are taken back are said again as they were. */
export function intervene(kind: Intervention, event: LiveEvent, now: Date): EventStatement[] {
  const eventId = event.slot.id;
  const known = event.present[speakerAt(event.slot, now)].statements();
  const odds = known.find((statement) => statement.kind === 'odds.changed');
  const markets = (odds?.markets ?? []).map(({ market, specifiers }) => ({ market, specifiers }));
  const [first] = markets;
  if (!odds || !first) return [];
  const stated = known
    .flatMap((statement) => (statement.kind === 'bets.settled' ? statement.markets : []))
    // Of a runner that was withdrawn alone it says nothing of the others.
    .find((market) => keyOf(market) === keyOf(first) && market.outcomes.length === odds?.markets[0]?.outcomes.length);
  const settled = (market: SettledMarket): EventStatement => ({ kind: 'bets.settled', eventId, certainty: 1, markets: [market] });
  const invented = (): SettledMarket => {
    const outcomes = odds.markets[0]!.outcomes.map(({ outcome, chances }) => ({ outcome, isOut: Number(chances?.voided) === 1 }));
    const winner = outcomes.find(({ isOut }) => !isOut);
    return {
      ...first,
      outcomes: outcomes.map(({ outcome, isOut }) =>
        endOf(outcome, isOut ? voided : outcome === winner?.outcome ? won : lost, 'A tester said so'),
      ),
    };
  };

  switch (kind) {
    case 'stop':
      return [{ kind: 'bet.stopped', eventId, markets: [], reason: 'A tester said so' }];
    case 'resume':
      return [{ ...odds, markets: odds.markets.map(resumed) }];
    case 'raise':
      return [{ ...odds, markets: [raised(odds.markets[0]!)] }];
    case 'withdraw':
      return event.withdrawFavourite(now);
    case 'wrong-result':
      return [stated ? wrongly(settled(stated)) : settled(invented())];
    case 'right-result':
      return stated ? [{ kind: 'settlement.rolledBack', eventId, markets: [first] }, ...event.results(first).map(settled)] : [];
    case 'cancel':
      return [
        {
          kind: 'bets.cancelled',
          eventId,
          markets,
          from: new Date(now.getTime() - cancelledMs).toISOString(),
          to: now.toISOString(),
          reason: 'Prices were wrong',
        },
      ];
    case 'restore':
      return known.flatMap((statement): EventStatement[] =>
        statement.kind === 'bets.cancelled' && statement.from !== null
          ? [{ kind: 'cancel.rolledBack', eventId, markets: statement.markets, from: statement.from, to: statement.to }]
          : [],
      );
  }
}

/** What was stopped is open again, at the prices that it had. */
const resumed = (market: MarketOdds): MarketOdds =>
  market.status === 'suspended' ? { ...market, status: 'active', isCashOutOpen: true } : market;

function raised(market: MarketOdds): MarketOdds {
  const [first, ...others] = market.outcomes;
  return { ...market, outcomes: [{ ...first!, price: (Number(first!.price) * 1.1).toFixed(2) }, ...others] };
}
