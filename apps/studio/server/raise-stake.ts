import { inTransaction } from '@verdigale/stand-in';
import type { Game } from '../games/game.ts';
import { courseOf, ownSettlementMs } from './course-of.ts';
import { lockRound, markRoundStepped } from './course.sql.ts';
import { placeBet, type Paid } from './place-bet.ts';
import { endRaise, markRoundLowering } from './raise.sql.ts';
import { refusalOf } from './round-request.ts';
import { scopeOf, type Round } from './round.sql.ts';
import type { RealSession } from './session.sql.ts';
import { settleRound } from './settle-round.ts';
import { StudioError } from './studio-error.ts';
import { later, type Studio } from './studio.ts';
import { raiseId } from './transaction-ids.ts';

/**
 * Stakes more for a step of a round that was marked for it: a further bet of the same round, with an id of its own. The step is taken only
 * after the platform has accepted it. A refused raise changes nothing; of one whose reply is lost the bet is rolled back, and the round goes
 * on as it stood before: in both cases the player may take another step in the same place.
 */
export async function raiseStake(
  studio: Studio,
  game: Game,
  session: RealSession,
  raising: Round,
  { step, extra }: { step: unknown; extra: bigint },
): Promise<Round> {
  const { id, raises } = raising;
  const bet = await placeBet(studio, session, { id, stake: extra }, raiseId(id, raises));
  if (bet.kind === 'accepted') {
    const stepped = await takeRaised(studio, game, session, raising, step, bet);
    if (stepped) return stepped;
    throw new StudioError('bet-unconfirmed');
  }
  if (bet.kind === 'refused') {
    await endRaise(studio.pool, raising, bet.balance, later(studio, studio.settings.stepWaitMs));
    throw refusalOf(bet);
  }
  const lowering = await markRoundLowering(studio.pool, raising, later(studio, ownSettlementMs));
  if (lowering) await settleRound(studio, session, lowering);
  throw new StudioError('bet-unconfirmed');
}

/** The step whose raise was accepted; null when it was given up meanwhile, and its rollback is owed. */
function takeRaised(
  studio: Studio,
  game: Game,
  session: RealSession,
  { id, raises }: Round,
  step: unknown,
  paid: Paid,
): Promise<Round | null> {
  return inTransaction(studio.pool, async (client) => {
    const locked = await lockRound(client, scopeOf(session), id);
    if (!locked || locked.round.state !== 'raising' || locked.round.raises !== raises) return null;
    const { round, seed } = locked;
    const course = courseOf(studio, game, round, seed, [...round.steps, step], null);
    if (!course) throw new Error(`${game.identity} does not play a step that it took`);
    return markRoundStepped(client, id, course, paid, studio.clock.now());
  });
}
