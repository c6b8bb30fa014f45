/** A bet with a name of its own: how many legs it takes, and the sizes of its lines. */
export interface System {
  legs: number;
  sizes: readonly number[];
}

const from = (smallest: number, legs: number): System => ({
  legs,
  sizes: Array.from({ length: legs - smallest + 1 }, (_, index) => smallest + index),
});

export const systems = {
  trixie: from(2, 3),
  patent: from(1, 3),
  yankee: from(2, 4),
  lucky15: from(1, 4),
  canadian: from(2, 5),
  lucky31: from(1, 5),
  heinz: from(2, 6),
  lucky63: from(1, 6),
  superHeinz: from(2, 7),
  goliath: from(2, 8),
} as const satisfies Record<string, System>;

export type SystemName = keyof typeof systems;
