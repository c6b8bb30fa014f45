import { rational } from '../../engine/rational.ts';
import type { Game } from '../game.ts';
import { adviser } from './advice.ts';
import {
  offerBlackjack,
  playBlackjack,
  readBlackjackChoice,
  readBlackjackStep,
  unitsPerStake,
  type BlackjackChoice,
  type BlackjackOutcome,
  type BlackjackStep,
} from './math.ts';
import { recall } from './recall.ts';
import { titles, type BlackjackTitle } from './titles.ts';

/** Blackjack from a shoe without end: insurance, doubles and splits are bets of their own. */
export function blackjackGame(title: BlackjackTitle): Game<BlackjackChoice, BlackjackStep, BlackjackOutcome> {
  const rtp = rational(title.rtp, 10n ** 12n);
  let advise: ReturnType<typeof adviser> | undefined;
  return {
    identity: title.identity,
    model: 'blackjack',
    name: title.name,
    rulesVersion: '1',
    unitsPerStake,
    // Half a bet is the smallest amount of a round, and all hands share the stake.
    stakeUnits: 2 * Math.max(...title.hands),
    // Every hand split, both doubled, both won.
    facts: { rtp, maxWin: rational(title.doublesSplits ? 8n : 4n) },
    readChoice: (value) => readBlackjackChoice(title, value),
    readStep: readBlackjackStep,
    play: (source, choice, steps) => playBlackjack(title, source, choice, steps),
    offer: offerBlackjack,
    abandon: () => 'leave',
    recall,
    strategies: title.hands.map((hands) => ({
      name: `best play, hands: ${hands}`,
      rtp,
      choice: { hands },
      next: (outcome) => (advise ??= adviser(title))(outcome),
    })),
  };
}

export const blackjackGames = titles.map(blackjackGame);
