import type { RoundRecall } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { gameProvider } from '#partners/game/index.ts';
import { requireOwnRound } from './view-own-round.ts';

/**
 * How a round of this player went, as its provider recalls it, accepted only if its sums match our books. Throws
 * notFound, also for another player's round, and roundRecallUnavailable. (GLI 4.14)
 */
export async function recallRound(
  kernel: Kernel,
  { id, playerId, locale }: { id: string; playerId: string; locale: string },
): Promise<RoundRecall> {
  const { db, log } = kernel;
  const round = await requireOwnRound(db, playerId, id);
  const partner = gameProvider(kernel, round.provider);
  if (!partner) throw new AppError('roundRecallUnavailable', 'its provider is no longer connected');
  const { providerRoundId: roundId, currency } = round;
  const recalled = await partner.recallRound({ roundId, playerId, currency, locale });
  const isOurs = recalled.roundId === roundId && recalled.currency === currency;
  if (!isOurs || BigInt(recalled.stake) !== round.stake || BigInt(recalled.win) !== round.won) {
    log.error({ round: id, stake: recalled.stake, win: recalled.win }, 'a provider recalls a round with other sums than our books');
    throw new AppError('roundRecallUnavailable', 'the provider recalls another round');
  }
  const { summary, choices, steps, outcome, tables, replayUrl } = recalled;
  return { summary, choices, steps, outcome, tables, replayUrl };
}
