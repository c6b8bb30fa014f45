import type { Bet } from '@verdigale/betting';
import { betStatus, type ErrorName } from '@verdigale/contract';
import { AppError, type Kernel, type Queryable, type Transaction } from '#kernel';
import { requireOpenPlay } from '../game-wallet/index.ts';
import { isBelowOdds } from '#modules/bonus';
import { findRestraints } from '#modules/limit';
import { findStatus } from '#modules/player';
import {
  acceptsPrice,
  betById,
  closedToBets,
  isSameEachWay,
  mostPayout,
  offersNamed,
  requestedBefore,
  resultOf,
  roomOf,
  setBuilderPrices,
  setLegPrices,
  toBet,
  updateBet,
  type StoredBet,
  type StoredLeg,
} from '#modules/sportsbook';
import { emitBet } from './bet-changed.ts';
import { betByBet } from './bet-by-bet.ts';
import { askBuilders, haveMoved, type Builder } from './builder.ts';
import { highestUnitStake, houseLimits, type HouseLimits } from './judge-slip.ts';
import { leastOddsOf } from './least-odds.ts';
import { lockBetAndEvents, type LockedBet } from './locked-bet.ts';
import { moveBet } from './move-bet.ts';
import { playableSport } from './play-session.ts';

export const decideJob = 'sportsbook.decide';

/** How long a bet waits for a price of its builders that was quoted for the current prices. */
const patienceMs = 5_000;

/**
 * Decides a live bet once its delay is over: taken at current prices, or, where a market has closed, a score has moved or a price is not what
 * the player accepts, the bonus asks for or the house's limits allow, or its player may not play any more, refused with its stake back. Once; a bet that is decided stays as it is.
 */
export async function decideBet(kernel: Kernel, betId: string): Promise<void> {
  const waiting = await kernel.db.maybe(betById(betId));
  if (waiting?.state !== 'requested') return;
  const builders = await askBuilders(
    kernel,
    waiting.legs.map(({ now, builder }) => ({ outcomeId: now.outcomeId, builder })),
    null,
  );
  const limits = await houseLimits(kernel, waiting.currency);
  await kernel.db.transaction(async (tx) => {
    const now = kernel.clock.now();
    const found = await lockBetAndEvents(tx, betId);
    if (!found || found.bet.state !== 'requested' || found.bet.decidedAt > now) return;
    const { bet } = found;
    if (haveMoved(bet.legs, builders) && now.getTime() < bet.decidedAt.getTime() + patienceMs) {
      await kernel.jobs.enqueue(tx, decideJob, { betId }, { startAfterSeconds: 1 });
      return;
    }
    const legs = bet.legs.map((leg) => ({ ...leg, takenPrice: leg.now.price }));
    const builderPrices = builders.flatMap(({ combined }) => ('price' in combined ? combined.price : []));
    const priced = () => toBet({ ...bet, legs, builderPrices });
    const rejection =
      (await refusalOfPlay(tx, kernel, bet, now)) ??
      refusalOf(bet, builders, now) ??
      refusalOfBonus(found.share, priced()) ??
      (await refusalOfHouse(tx, kernel, bet, priced(), limits));
    if (rejection) {
      const back = { closed: bet.stake, paid: bet.stake, status: betStatus.refund, kind: 'sport-return' } as const;
      await moveBet(tx, kernel, found, { ...back, state: 'rejected', rejection, decidedAt: now });
      return;
    }
    tx.write(
      setLegPrices(
        bet.id,
        legs.map((leg) => ({ price: leg.now.price, version: leg.now.version })),
      ),
    );
    if (builderPrices.length > 0) tx.write(setBuilderPrices(bet.id, builderPrices));
    tx.write(updateBet({ ...bet, state: 'open', decidedAt: now, mostPayout: mostPayout(priced()) }));
    emitBet(tx, kernel, bet, { isNew: false });
  });
}

/** A player who has excluded himself, begun a break or been stopped since asking makes no bet any more. */
async function refusalOfPlay(tx: Transaction, kernel: Kernel, bet: StoredBet, at: Date): Promise<ErrorName | null> {
  const [status, restraints] = await Promise.all([findStatus(tx, bet.playerId), findRestraints(tx, kernel, bet, playableSport, at)]);
  try {
    requireOpenPlay({ status, restraints }, playableSport.product);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.reason;
    throw error;
  }
}

function refusalOf(bet: StoredBet, builders: readonly Builder[], at: Date): ErrorName | null {
  const isMoved = bet.legs.some(({ now, isLive, takenScore }) => isLive && goals(takenScore) !== goals(now.score));
  if (isMoved || bet.legs.some(({ now }) => closedToBets(now, at) !== null)) return 'betClosed';
  const isPlaceOver = ({ place, now }: StoredLeg) =>
    place && (!isSameEachWay(place.terms, now.eachWay) || resultOf(bet, place.now) !== null);
  if (bet.legs.some(isPlaceOver)) return 'eachWayChanged';
  if (haveMoved(bet.legs, builders)) return 'priceChanged';
  const accepts = (taken: string, price: string) => acceptsPrice(taken, price, bet.pricePolicy);
  if (!bet.legs.every(({ takenPrice, builder, now }) => builder !== null || accepts(takenPrice, now.price))) return 'priceChanged';
  if (builders.some(({ combined }) => 'refusal' in combined)) return 'legsNotCombined';
  return builders.every(({ combined }, place) => 'price' in combined && accepts(bet.builderPrices[place]!, combined.price))
    ? null
    : 'priceChanged';
}

/** Whatever price the player takes: what a bonus has a share in keeps to the odds that it asks for. */
const refusalOfBonus = (share: LockedBet['share'], bet: Bet): ErrorName | null =>
  share && isBelowOdds(share.of.terms, { odds: leastOddsOf(bet) }) ? 'priceChanged' : null;

/** A price that has risen wins more than the house may have let it win when it was asked for. */
async function refusalOfHouse(db: Queryable, kernel: Kernel, stored: StoredBet, bet: Bet, limits: HouseLimits): Promise<ErrorName | null> {
  const { currency, playerId, unitStake } = stored;
  const ids = stored.legs.map(({ now }) => now.outcomeId);
  const [offers, { open, factor }] = await Promise.all([db.all(offersNamed(ids)), db.one(roomOf(playerId, ids))]);
  const mostWins = new Map(offers.map(({ outcomeId, mostWin }) => [outcomeId, mostWin]));
  const legs = stored.legs.map(({ now }) => ({ now, mostWin: mostWins.get(now.outcomeId) ?? null }));
  // It stands among them itself.
  const others = open.map((each) => (each.currency === currency ? { ...each, sum: String(BigInt(each.sum) - stored.mostPayout) } : each));
  const most = await highestUnitStake(kernel, bet, legs, { currency, maxStake: null }, limits, { open: others, factor });
  return unitStake > most ? 'sportStakeTooHigh' : null;
}

const goals = (score: { home: number; away: number } | null) => score && `${score.home}:${score.away}`;

/** A job that was lost with its process leaves nobody waiting. Throws once it is done where one has failed. */
export async function decideLate(kernel: Kernel): Promise<void> {
  const before = new Date(kernel.clock.now().getTime() - 10_000);
  const deciding = betByBet();
  for (const { id } of await kernel.db.all(requestedBefore(before))) await deciding.each(id, () => decideBet(kernel, id));
  deciding.end();
}
