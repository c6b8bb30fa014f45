import { countLines, joinParts } from '@verdigale/betting';
import type { SlipJudgement } from '@verdigale/contract';
import { wireOf } from '@verdigale/money';
import { AppError, type Kernel } from '#kernel';
import { playedGame, readBetRules, requireAllowedBet } from '../game-wallet/index.ts';
import { readBonusPlay } from '#modules/bonus';
import type { GameSession } from '#modules/game';
import { offeredPrice, offersNamed, roomOf } from '#modules/sportsbook';
import { findAccount } from '#modules/wallet';
import { askBuilders, requireBuilders } from './builder.ts';
import { betOf, highestUnitStake, houseLimits, judgeLegs, pricedLegs, requireOpenLegs, type Slip } from './judge-slip.ts';
import { leastOddsOf } from './least-odds.ts';
import { possibleUnitStake } from './possible-stake.ts';

/** What a slip is worth now: its legs, the most that a line may be staked with, and what would refuse even the smallest stake. Places nothing. */
export async function viewSlip(
  kernel: Kernel,
  { session, visitor }: { session: GameSession | null; visitor: string },
  slip: Slip,
): Promise<SlipJudgement> {
  const { db, clock } = kernel;
  const now = clock.now();
  const outcomeIds = slip.legs.map(({ outcomeId }) => outcomeId);
  const judged = judgeLegs(slip, await db.all(offersNamed(outcomeIds)), now);
  const builders = await askBuilders(kernel, slip.legs, session?.playerId ?? visitor);
  const counted = joinParts(slip.legs, ({ builder = null }) => builder);
  const lines = countLines(
    betOf(
      counted.map(({ parts: [leg] }) => leg!),
      slip.sizes,
      1n,
    ),
  );
  const currency = session?.currency ?? null;
  const legs = judged.map(({ outcomeId, closed, isRelated, eachWay, now: leg }) => ({
    outcomeId,
    closed,
    isRelated,
    price: leg ? offeredPrice(leg) : null,
    eachWay: eachWay.now,
  }));
  const said = builders.map(({ combined }) => ({ price: null, refusal: null, ...combined }));
  const judgement = { legs, lines, builders: said, currency };
  try {
    const open = requireOpenLegs(judged, 'any');
    const prices = requireBuilders(open, builders, null, 'any');
    if (!session) return { ...judgement, mostUnitStake: null, refusal: null };
    const [limits, room, account, play] = await Promise.all([
      houseLimits(kernel, session.currency),
      db.one(roomOf(session.playerId, outcomeIds)),
      findAccount(db, session),
      readBonusPlay(db, kernel, session.accountId),
    ]);
    const current = betOf(pricedLegs(open, prices), slip.sizes, 1n);
    const house = await highestUnitStake(kernel, current, open, session, limits, room);
    const game = { ...playedGame(session), odds: leastOddsOf(current) };
    const stake = BigInt(lines);
    const decision = { kind: 'taken', parts: { real: stake, locked: 0n, bonus: 0n } } as const;
    const most = await db.transaction(async (tx) => {
      const rules = await readBetRules(tx, kernel, session, now);
      await requireAllowedBet(tx, kernel, { ...session, maxStake: null }, rules, { stake, staked: 0n, decision, isNewRound: false }, now);
      if (!account) return 0n;
      const means = { pockets: account.pockets, play, limits: rules.restraints.limits };
      return possibleUnitStake(tx, kernel, { game, currency: session.currency, means, lines: stake, house });
    });
    return { ...judgement, mostUnitStake: wireOf(session)(most), refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { until } = error.details.extra ?? {};
    const refusal = { code: error.code, reason: error.reason, ...(until !== undefined && { until }) };
    return { ...judgement, mostUnitStake: null, refusal };
  }
}
