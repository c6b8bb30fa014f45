import { errors, type ErrorName, type SportBet, type SportLeg } from '@verdigale/contract';
import { countLines, openStake, type Fraction } from '@verdigale/betting';
import { wireOf } from '@verdigale/money';
import type { LegMarket, StoredBet, StoredCashOutRequest, StoredLeg } from './bet.ts';
import { mostPayout } from './most-payout.ts';
import { cashOutsOf, countedLegs, resultOf, toBet, withheldOf } from './to-bet.ts';

const ticket = { single: 1, accumulator: 2, system: 3, builder: 4 } as const;

function ticketType(bet: Pick<StoredBet, 'sizes' | 'legs'>): number {
  const counted = countedLegs(bet);
  if (counted.length === 1) return counted[0]!.builder === null ? ticket.single : ticket.builder;
  return bet.sizes.length === 1 && bet.sizes[0] === counted.length ? ticket.accumulator : ticket.system;
}

/** A bet as its player sees it, with why each leg ended as it did. */
export function viewSportBet(bet: StoredBet): SportBet {
  const wire = wireOf(bet);
  const isOver = bet.state === 'settled' || bet.state === 'rejected';
  return {
    id: bet.id,
    state: bet.state,
    status: bet.status,
    ticketType: ticketType(bet),
    sizes: bet.sizes,
    builderPrices: bet.builderPrices,
    lines: countLines(toBet(bet)),
    unitStake: wire(bet.unitStake),
    stake: wire(bet.stake),
    bonusStake: wire(bet.bonusStake),
    openStake: wire(isOver ? 0n : openStake(toBet(bet), cashOutsOf(bet))),
    payout: wire(bet.paid),
    bonusPayout: wire(bet.bonusPaid),
    forfeited: wire(bet.kept > 0n ? bet.kept : 0n),
    mostPayout: wire(mostPayout(toBet(bet), cashOutsOf(bet))),
    owed: wire(bet.owed),
    currency: bet.currency,
    pricePolicy: bet.pricePolicy,
    decidedAt: bet.decidedAt.toISOString(),
    rejection: viewRejection(bet.rejection),
    cashOuts: bet.cashOuts.map(({ stake, amount, at }) => ({
      stake: wire(BigInt(stake)),
      amount: wire(BigInt(amount)),
      at: new Date(at).toISOString(),
    })),
    cashOutRequest: bet.cashOutRequest && viewRequest(bet.cashOutRequest, wire),
    correctedAt: bet.correctedAt?.toISOString() ?? null,
    voidedFor: bet.voidedFor,
    legs: bet.legs.map((leg) => viewLeg(bet, leg)),
    createdAt: bet.createdAt.toISOString(),
  };
}

const viewRejection = (reason: string | null): SportBet['rejection'] =>
  reason === null ? null : { code: errors[reason as ErrorName].code, reason };

const viewRequest = (
  { quoteId, state, stake, amount, decidedAt, rejection }: StoredCashOutRequest,
  wire: (minor: bigint) => number,
): SportBet['cashOutRequest'] => ({
  quoteId,
  state,
  stake: wire(BigInt(stake)),
  amount: wire(BigInt(amount)),
  decidedAt: new Date(decidedAt).toISOString(),
  rejection: viewRejection(rejection),
});

function viewLeg(bet: StoredBet, { takenPrice, isLive, builder, now, place }: StoredLeg): SportLeg {
  const result = viewResult(bet, now, now);
  const { outcomeId, eventId, sport, category, tournament, competitors, isSimulated, market, specifiers, outcome } = now;
  return {
    outcomeId,
    eventId,
    sport,
    category,
    tournament,
    competitors,
    startsAt: new Date(now.startsAt).toISOString(),
    isSimulated,
    isLive,
    market,
    specifiers,
    outcome,
    price: takenPrice,
    builder,
    deduction: result?.deduction ?? textOf(withheldOf(bet, now, null)),
    result,
    place: place && { terms: place.terms, result: viewResult(bet, place.now, now) },
  };
}

/** The result with all deductions, whichever market they come from: those on the win market apply to an each-way place too. */
function viewResult(bet: StoredBet, now: LegMarket, win: LegMarket): SportLeg['result'] {
  const result = resultOf(bet, now);
  return result && { ...result, deduction: textOf(withheldOf(bet, win, result)) };
}

const textOf = ({ num, den }: Fraction): string => String(Number(num) / Number(den));
