import { rational } from '../../engine/rational.ts';
import { noStep, type Game } from '../game.ts';
import { betsOf } from './bets.ts';
import { exactRtp, rtpRange } from './exact.ts';
import { readSicBoChoice, throwDice, unitsPerStake, type SicBoChoice, type SicBoOutcome } from './math.ts';
import { recallOf } from './recall.ts';
import { titles, type SicBoTitle } from './titles.ts';

/** Sic bo: three dice, and a bet on what they show. */
export function sicBoGame(title: SicBoTitle): Game<SicBoChoice, never, SicBoOutcome> {
  const { lowest, highest } = rtpRange(title);
  return {
    identity: title.identity,
    model: 'sic-bo',
    name: title.name,
    rulesVersion: '1',
    unitsPerStake,
    stakeUnits: 10,
    facts: { rtp: lowest, highestRtp: highest, maxWin: rational(BigInt(title.triple), BigInt(unitsPerStake)) },
    readChoice: (value) => readSicBoChoice(title, value),
    readStep: noStep,
    play: (source, choice) => throwDice(title, source, choice),
    abandon: () => null,
    recall: recallOf(title),
    strategies: betsOf(title).map((bet) => ({ name: bet.identity, rtp: exactRtp(bet), choice: { bet: bet.identity } })),
  };
}

export const sicBoGames = titles.map(sicBoGame);
