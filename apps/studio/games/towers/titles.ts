import { artOf, type Title } from '../title-art.ts';

export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** The doors of a floor, and how many of them hide a fall. */
export interface Floor {
  doors: number;
  falls: number;
}

export interface TowerTitle extends Title {
  floors: number;
  /** How many of a hundred parts of a fair pay the game gives. */
  given: number;
  levels: Readonly<Record<Level, Floor>>;
}

const floor = (doors: number, falls: number): Floor => ({ doors, falls });

export const titles: readonly TowerTitle[] = [
  {
    identity: 'tower-of-nine-doors',
    name: 'Tower of Nine Doors',
    art: artOf('quillhaven-row', 'instant', 'tower'),
    floors: 9,
    given: 97,
    levels: { easy: floor(4, 1), medium: floor(3, 1), hard: floor(2, 1) },
  },
  {
    identity: 'two-doors-down',
    name: 'Two Doors Down',
    art: artOf('quillhaven-row', 'instant', 'gate'),
    floors: 8,
    given: 96,
    levels: { easy: floor(3, 1), medium: floor(2, 1), hard: floor(3, 2) },
  },
  {
    identity: 'lamplighter',
    name: 'Lamplighter',
    art: artOf('quillhaven-row', 'instant', 'lantern street'),
    floors: 7,
    given: 98,
    levels: { easy: floor(5, 1), medium: floor(4, 2), hard: floor(4, 3) },
  },
];
