import { parsePrice } from '@verdigale/betting';
import { errors, type CallQuery, type StakeParts } from '@verdigale/contract';
import { wireOf } from '@verdigale/money';
import { AppError, type Kernel } from '#kernel';
import { isBelowOdds, previewStakes, readBonusPlay, stakeRule } from '#modules/bonus';
import type { GameSession } from '#modules/game';
import { findAccount } from '#modules/wallet';
import { playedGame } from '../game-wallet/index.ts';
import { leastOdds } from './least-odds.ts';
import { stakeIn } from './stake-in.ts';

/** Why money or a bonus would not allow it, as the refusal of a bet has it. */
const reasons = { insufficient: 'insufficientFunds', restricted: 'productRestricted', 'too-high': 'stakeTooHigh' } as const;

/** Whose money bets of this stake would be, if they were placed now, one after the other. Nothing is staked. Throws invalid on `amount`, `size`. */
export async function viewStake(
  kernel: Kernel,
  session: GameSession,
  { amount, bets = 1, prices, size = 1 }: CallQuery<'sportsbook.stake'>,
): Promise<StakeParts> {
  const stake = stakeIn(session, 'amount', amount);
  if (prices && size > prices.length) throw AppError.invalid('size', 'a line has no more legs than there are');
  const [account, play] = [await findAccount(kernel.db, session), await readBonusPlay(kernel.db, kernel, session.accountId)];
  const game = { ...playedGame(session), ...(prices && { odds: leastOdds(prices.map(parsePrice), size) }) };
  const { terms } = play.active ?? {};
  const { parts, counted, refusal } = previewStakes(play, game, account?.pockets.real ?? 0n, stake, bets);
  const wire = wireOf(session);
  const reason = refusal && reasons[refusal.kind];
  return {
    currency: session.currency,
    own: wire(parts.real + parts.locked),
    bonus: wire(parts.bonus),
    counted: wire(counted),
    playerBonusId: stakeRule(play, game)?.isExcluded === false ? play.active!.id : null,
    belowOdds: terms?.product === game.product && isBelowOdds(terms, game) ? terms.minOdds! : null,
    refusal: reason && { code: errors[reason].code, reason },
    most: refusal?.kind === 'too-high' ? wire(refusal.maxStake) : null,
  };
}
