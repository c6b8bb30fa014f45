import { stakeOf } from '@verdigale/betting';
import type { CallBody, SportBet } from '@verdigale/contract';
import { money, negate } from '@verdigale/money';
import { AppError, findResult, newId, storeResult, type Kernel } from '#kernel';
import { lockSessionAccount, playedGame, readBetRules, requireAllowedBet, splitBet } from '../game-wallet/index.ts';
import { changesOf, emitBonus, noteStake, readBonusPlay } from '#modules/bonus';
import { notePlayed, requireAlive, type GameSession } from '#modules/game';
import { notePlay } from '#modules/play-time';
import { addStake } from '#modules/risk';
import { betById, holdEvents, offersNamed, roomOf, viewSportBet } from '#modules/sportsbook';
import { postTransfer } from '#modules/wallet';
import { emitBet } from './bet-changed.ts';
import { askBuilders, requireBuilders } from './builder.ts';
import {
  betOf,
  highestUnitStake,
  houseLimits,
  judgeLegs,
  pricedLegs,
  requireOpenLegs,
  requireOtherMoney,
  requireStake,
} from './judge-slip.ts';
import { leastOddsOf } from './least-odds.ts';
import { namingPossibleStake, possibleUnitStake } from './possible-stake.ts';
import { stakeIn } from './stake-in.ts';
import { writeBet, writeRound } from './write-bet.ts';

/**
 * Places a bet, with own money and the active bonus as its terms say: its stake is held at once, and a bet on a live event is decided after the delay of
 * its sport. Throws, beside what forbids a bet of any game: legsRelated, legsNotCombined, betClosed, eachWayChanged, priceChanged, and, with the
 * possible stake under `unitStake`, sportStakeTooHigh, stakeTooHigh, insufficientFunds, betLimitReached, lossLimitReached; invalid on `legs`,
 * `builderPrices`, `unitStake`, `sizes`, `idempotency-key`. The same key places one bet.
 */
export async function placeBet(
  kernel: Kernel,
  session: GameSession,
  body: CallBody<'sportsbook.bets.place'>,
  idempotencyKey: string | undefined,
): Promise<SportBet> {
  const { db, clock } = kernel;
  if (!idempotencyKey) throw AppError.invalid('idempotency-key', 'a bet needs a key');
  const unitStake = stakeIn(session, 'unitStake', body.unitStake);
  const limits = await houseLimits(kernel, session.currency);
  const outcomeIds = body.legs.map(({ outcomeId }) => outcomeId);
  const { builderPrices: asked = [], pricePolicy } = body;
  const builders = await askBuilders(kernel, body.legs, session.playerId);
  const key = { scope: `sport-bet:${session.accountId}`, key: idempotencyKey, input: body };
  const id = await db.together(session.playerId, async (tx) => {
    const now = clock.now();
    const [account, stored, rules, play, , offers, room] = await Promise.all([
      lockSessionAccount(tx, session),
      findResult<{ betId: string }>(tx, key),
      readBetRules(tx, kernel, session, now),
      readBonusPlay(tx, kernel, session.accountId),
      tx.run(holdEvents(outcomeIds)),
      tx.all(offersNamed(outcomeIds)),
      tx.one(roomOf(session.playerId, outcomeIds)),
    ]);
    if (stored) return stored.betId;
    requireAlive(session, rules.isSignedIn, now);
    const legs = requireOpenLegs(judgeLegs(body, offers, now), pricePolicy);
    const builderPrices = requireBuilders(legs, builders, asked, pricePolicy);
    const bet = betOf(pricedLegs(legs, builderPrices), body.sizes, unitStake);
    const stake = stakeOf(bet);
    const house = await highestUnitStake(kernel, bet, legs, session, limits, room);
    const game = { ...playedGame(session), odds: leastOddsOf(bet) };
    const means = { pockets: account.pockets, play, limits: rules.restraints.limits };
    const parts = await namingPossibleStake(
      session,
      async () => {
        const decision = splitBet(session, { account, play, game }, stake);
        requireOtherMoney(decision);
        // The least time between rounds is about games; the most that the launch lets one bet be is among the limits of this one.
        await requireAllowedBet(tx, kernel, { ...session, maxStake: null }, rules, { stake, staked: 0n, decision, isNewRound: false }, now);
        requireStake(unitStake, house);
        if (decision.kind === 'taken') return decision.parts;
        throw new AppError('insufficientFunds', `a stake of ${stake} is more than there is`);
      },
      () => possibleUnitStake(tx, kernel, { game, currency: session.currency, means, lines: stake / unitStake, house }),
    );
    const [betId, transactionId] = [newId(), newId()];
    const { real, locked, bonus } = changesOf(parts, account);
    postTransfer(tx, kernel, account, {
      kind: 'sport-stake',
      reference: `${betId}:0`,
      changes: { real: negate(real), locked: negate(locked), bonus: negate(bonus) },
      counterparty: 'sportsbook:open',
    });
    const own = stake - parts.bonus;
    if (own > 0n) addStake(tx, session.playerId, money(own, session.currency));
    notePlay(tx, session.playerId, rules.playTime, now);
    writeRound(tx, session, { betId, transactionId, stake, bonusStake: parts.bonus, now });
    const { active } = noteStake(tx, play, game, { id: betId, stake: 0n, payout: 0n }, { transactionId, parts, at: now });
    // The bonus of a game is announced when the round ends; a bet may be open for days.
    if (active && active !== play.active) emitBonus(tx, kernel, active);
    const { bonus: bonusStake } = parts;
    await writeBet(tx, kernel, session, body, { id: betId, unitStake, bet, legs, builderPrices, stake, bonusStake, now });
    emitBet(tx, kernel, { id: betId, playerId: session.playerId }, { isNew: true });
    storeResult(tx, key, { betId });
    return betId;
  });
  await notePlayed(kernel, session);
  return viewSportBet(await db.one(betById(id)));
}
