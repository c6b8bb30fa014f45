import { rational } from '../../engine/rational.ts';
import { slotGame, type SlotGame } from '../slot-game.ts';
import { drawRound, reelsOf, unitsPerStake, type ReelsOutcome } from './math.ts';
import { recallOf } from './recall.ts';
import { drawBought } from './sale.ts';
import type { ReelsTitle } from './title.ts';
import { titles } from './titles/index.ts';

export function reelsGame(title: ReelsTitle): SlotGame<ReelsOutcome> {
  const reels = reelsOf(title);
  const { sale } = title;
  return slotGame({
    identity: title.identity,
    model: 'reels',
    name: title.name,
    rulesVersion: title.rulesVersion,
    unitsPerStake,
    // Every win is whole at half as many, too, where no pay is an odd number of units: what else is paid is whole stakes.
    stakeUnits: title.pays.flat().every((pay) => pay % 2 === 0) ? unitsPerStake / 2 : unitsPerStake,
    facts: { rtp: rational(...title.rtp), maxWin: rational(...title.maxWin) },
    draw: (source) => drawRound(reels, source),
    ...(sale
      ? { sale: { cost: sale.stakes * unitsPerStake, rtp: rational(...sale.rtp), draw: (source) => drawBought(reels, source) } }
      : {}),
    recall: recallOf(reels),
  });
}

/** Every slot that is data: lines or ways, free spins, jackpots of a fixed size. */
export const reelsGames = titles.map(reelsGame);
