import { countSymbol, evaluateLines, type LineRules, type LineWin } from '../../engine/evaluate.ts';
import { drawValue, playHold, type Coin, type Hold, type HoldRules } from '../../engine/hold.ts';
import { twentyLines } from '../../engine/lines.ts';
import type { RandomSource } from '../../engine/random.ts';
import { drawStops, gridAt, reelSet, type Grid, type ReelSet, type Strip } from '../../engine/reels.ts';
import type { Outcome } from '../game.ts';

/** The game's symbols, best paid first after the three special ones. */
export const symbolNames = [
  'wild',
  'crucible',
  'coin',
  'bullion',
  'balance',
  'loupe',
  'hammer',
  'gold',
  'silver',
  'copper',
  'iron',
  'lead',
] as const;
export type SymbolName = (typeof symbolNames)[number];

export const reelCount = 5;
export const rowCount = 3;
export const lines = twentyLines;
export const coin = 2;

export const rules: LineRules = {
  wild: 0,
  scatter: 1,
  // Bets on one line for a run of 3, 4 and 5. Wild and coin pay nothing on lines.
  pays: [
    [],
    [],
    [],
    [0, 0, 0, 75, 250, 1000],
    [0, 0, 0, 50, 150, 500],
    [0, 0, 0, 40, 120, 400],
    [0, 0, 0, 30, 100, 300],
    [0, 0, 0, 20, 60, 200],
    [0, 0, 0, 20, 60, 200],
    [0, 0, 0, 12, 40, 125],
    [0, 0, 0, 12, 40, 125],
    [0, 0, 0, 10, 30, 100],
  ],
};

/** This many coins in one spin are held, and the respins begin. */
export const coinsToHold = 6;
/** Values and prize in bets on one line, twenty to a stake: coins of 1, 2, 3, 5, 10 and 25 stakes. */
export const hold: HoldRules = {
  cells: reelCount * rowCount,
  respins: 3,
  chance: { coins: 1, of: 16 },
  values: [
    { value: 20, weight: 45 },
    { value: 40, weight: 27 },
    { value: 60, weight: 14 },
    { value: 100, weight: 9 },
    { value: 200, weight: 4 },
    { value: 500, weight: 1 },
  ],
  fullBoardPay: 5000,
};
/** Three crucibles, one on each of the reels 1, 3 and 5, win the free spins; they cannot be won again. */
export const cruciblesNeeded = 3;
export const freeSpinsWon = 8;

export const baseStrips: readonly Strip[] = [
  strip('O O O S P H C G L I G X L P B C I S Z L H G C P I L B X S C L I P S L C H I'),
  strip('H G W P C L O O I S B Z L C G I P H S L I O C G Z P W L S I B C L P H G I S C'),
  strip('P L X C G O O O S I L B P C Z X G L W I S C P L G B I X C S O L W P Z G C L S'),
  strip('C I S L O O G P H Z L W C I B S P G L I C O H S L Z P I G C B L W S I P C L H'),
  strip('L S I O O O G C P X L H I Z S X C L P G I S B C L H I P X L C S O I P L C Z S'),
];

/** The free spins' own reels: more coins, more wilds, no crucible. */
export const freeStrips: readonly Strip[] = [
  strip('O O O S P H C G L I G O O L P B C I S Z L H G C P I L B G S C'),
  strip('H G W P C L O O O S B Z L C G I P H W L I O O G Z P W L S I B'),
  strip('P L W C G O O O S I L B P C Z H G O O W I S C P L G B I H C S'),
  strip('C I W L O O O P H Z L W C I B S P G O O C I H S L Z P W G C B'),
  strip('L S I O O O G C P B L H I Z S O O L P G I S B C L H I P G C S'),
];

export const baseReels = reelSet(baseStrips, rowCount, (column) => column);
export const freeReels = reelSet(freeStrips, rowCount, (column) => column);

/** One set of reels that stopped: its lines, the values of the coins seen, and the respins if there were enough of them. */
export interface AssaySpin {
  stops: number[];
  lineWins: LineWin[];
  crucibles: number;
  coins: Coin[];
  hold: Hold | null;
  pay: number;
}
export type AssayOutcome = Outcome & { spin: AssaySpin; freeSpins: AssaySpin[] };

/** One round: the spin with its respins, and the free spins if they are won. Pays are in bets on one line, twenty to a stake. */
export function drawRound(source: RandomSource): AssayOutcome {
  const spin = drawSpin(source, baseStrips, baseReels);
  const won = spin.crucibles >= cruciblesNeeded ? freeSpinsWon : 0;
  const freeSpins = Array.from({ length: won }, () => drawSpin(source, freeStrips, freeReels));
  return { spin, freeSpins, pay: freeSpins.reduce((pay, free) => pay + free.pay, spin.pay), isOver: true };
}

function drawSpin(source: RandomSource, strips: readonly Strip[], reels: ReelSet): AssaySpin {
  const stops = drawStops(source, strips);
  const grid = gridAt(reels, stops);
  const lineWins = evaluateLines(grid, lines, rules);
  const coins = coinCells(grid).map((cell) => ({ cell, value: drawValue(source, hold) }));
  const held = coins.length >= coinsToHold ? playHold(source, coins, hold) : null;
  const pay = lineWins.reduce((total, win) => total + win.pay, held?.pay ?? 0);
  return { stops, lineWins, crucibles: countSymbol(grid, rules.scatter), coins, hold: held, pay };
}

/** The cells that show a coin, reel by reel and from the top row down. */
function coinCells(grid: Grid): number[] {
  return grid.flatMap((column, reel) => column.flatMap((symbol, row) => (symbol === coin ? [reel * rowCount + row] : [])));
}

/**
 * A strip by letters: W wild, X crucible, O coin, B bullion, Z balance, H loupe, P hammer, and the metals' signs G gold,
 * S silver, C copper, I iron, L lead.
 */
function strip(letters: string): Strip {
  return letters.split(' ').map((letter) => 'WXOBZHPGSCIL'.indexOf(letter));
}
