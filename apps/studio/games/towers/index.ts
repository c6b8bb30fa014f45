import type { Game, Strategy } from '../game.ts';
import { exactMaxWin, exactRtp, rtpRange } from './exact.ts';
import { climbTower, readTowerChoice, readTowerStep, unitsPerStake, type TowerChoice, type TowerOutcome, type TowerStep } from './math.ts';
import { recall } from './recall.ts';
import { titles, type Level, type TowerTitle } from './titles.ts';

/** A tower: one door of each floor is opened, and every floor is worth more. */
export function towerGame(title: TowerTitle): Game<TowerChoice, TowerStep, TowerOutcome> {
  const { lowest, highest } = rtpRange(title);
  const stopAfter = (level: Level, floors: number): Strategy<TowerChoice, TowerStep, TowerOutcome> => ({
    name: `${level}, stop after ${floors}`,
    rtp: exactRtp(title, level, floors),
    choice: { level },
    next: ({ opened }) => (opened.length < floors ? 0 : 'cash-out'),
  });
  return {
    identity: title.identity,
    model: 'towers',
    name: title.name,
    rulesVersion: '1',
    unitsPerStake,
    stakeUnits: 10,
    facts: { rtp: lowest, highestRtp: highest, maxWin: exactMaxWin(title) },
    readChoice: readTowerChoice,
    readStep: readTowerStep,
    play: (source, choice, steps) => climbTower(title, source, choice, steps),
    abandon: ({ opened }) => (opened.length > 0 ? 'cash-out' : null),
    recall,
    strategies: [stopAfter('easy', 3), stopAfter('medium', 2), stopAfter('hard', 1)],
  };
}

export const towerGames = titles.map(towerGame);
