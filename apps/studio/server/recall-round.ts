import type { GameRoundRecall, RoundQuestion } from '@verdigale/partner-wire';
import { rational, toDecimal } from '../engine/rational.ts';
import { winOf } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { recallPlainly } from '../recall/plain-recall.ts';
import type { RoundStory, Words } from '../recall/round-story.ts';
import { amountFormat } from '../view/amounts.ts';
import { sayWith, type Say } from '../view/texts.ts';
import { findPastRound, type PastRound } from './recall.sql.ts';
import { replayPath } from './replay-address.ts';
import { canReplay } from './replay-round.ts';
import type { Studio } from './studio.ts';
import { gameTexts } from './texts.ts';

/** How a round of this player went; null when there is no such round. */
export async function recallRound(
  studio: Studio,
  secret: string,
  { roundId, playerId, currency, locale }: RoundQuestion,
): Promise<GameRoundRecall | null> {
  const round = await findPastRound(studio.pool, roundId, playerId, currency);
  if (!round) return null;
  const texts = gameTexts(round.game, locale);
  const isReturned = round.state === 'returned' || round.state === 'returning';
  const win = (round.state === 'settled' && round.win) || 0n;
  return {
    roundId,
    currency,
    // The player staked nothing on a free round: the casino's books have it so.
    stake: (round.state === 'returned' || round.free ? 0n : round.staked).toString(),
    win: win.toString(),
    startedAt: round.createdAt.toISOString(),
    endedAt: round.closedAt?.toISOString() ?? null,
    summary: summaryOf(round, sayWith(texts), locale),
    choices: [],
    steps: [],
    outcome: [],
    tables: [],
    replay: canReplay(round) ? replayPath(secret, { roundId, locale }, studio.clock.now()) : null,
    ...(isReturned ? {} : storyOf(round, texts, locale)),
  };
}

/** In the game's own words. A game describes only rounds of its present rules. */
function storyOf(round: PastRound, texts: Record<string, string>, locale: string): Partial<RoundStory> {
  const game = findGame(round.game);
  if (!game || !round.outcome || game.rulesVersion !== round.rulesVersion) return {};
  const amount = amountFormat(locale, round.currency, round.exponent);
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const words: Words = {
    say: sayWith(texts),
    has: (key) => key in texts,
    worth: (pay) => amount(winOf(game, round.stake, pay)),
    hundredths: (value) => decimal.format(toDecimal(rational(BigInt(value), 100n), 2) as Intl.StringNumericLiteral),
  };
  const { choice, steps, outcome } = round;
  return (game.recall ?? recallPlainly)({ choice, steps, outcome }, words);
}

function summaryOf({ state, win, staked, currency, exponent }: PastRound, say: Say, locale: string): string {
  if (state === 'returned' || state === 'returning') return say('recall.returned');
  if (state === 'created' || state === 'playing' || state === 'raising' || state === 'lowering') return say('recall.open');
  if (state === 'drawn') return say('recall.pending');
  if (!win) return say('recall.lost');
  const times = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return say('recall.paid', {
    win: amountFormat(locale, currency, exponent)(win),
    times: times.format(toDecimal(rational(win, staked), 2) as Intl.StringNumericLiteral),
  });
}
