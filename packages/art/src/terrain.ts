import type { Random } from './random.ts';

/** The height of a range at a place along the sheet; negative is up. */
export type Profile = (x: number) => number;

const step01 = (x: number): number => {
  const t = Math.min(1, Math.max(0, x));
  return t * t * (3 - 2 * t);
};

/** Table mountains: flat tops with steep, stepped flanks. */
export function plateaus(random: Random, width: number, height: number): Profile {
  const tables = Array.from({ length: random.whole(2, 3) }, (_, i) => ({
    x: width * (i * 0.42 + random.between(-0.05, 0.22)),
    half: width * random.between(0.07, 0.17),
    rise: height * random.between(0.5, 1),
  }));
  return (x) => {
    const heights = tables.map(({ x: middle, half, rise }) => {
      const out = Math.abs(x - middle) - half;
      return rise * (0.62 * (1 - step01(out / 7)) + 0.38 * (1 - step01((out - 8) / 26)));
    });
    return -Math.max(...heights) + 2 * Math.sin(x * 0.21);
  };
}

/** Jagged mountains by halving: each half again of half the height. */
export function crags(random: Random, width: number, height: number, count: number): Profile {
  const spine = noise(random, count + 4);
  const rough = noise(random, 64);
  return (x) => {
    const at = (x / width) * count;
    const ridgeLine = 1 - Math.abs(2 * spine.linear(at) - 1);
    return -height * (ridgeLine * 0.85 + 0.22 * rough.linear(at * 4.7) + 0.08 * rough.linear(at * 13));
  };
}

export function crescents(random: Random, height: number, pace: number): Profile {
  const shift = random.between(0, 6.28);
  const lean = random.pick([1, -1]) * random.between(0.5, 0.9);
  return (x) => -height * (Math.sin(x * pace + shift + lean * Math.sin(x * pace + shift)) + 0.25 * Math.sin(x * pace * 2.3 + shift * 2));
}

export function swells(random: Random, height: number, pace: number): Profile {
  const [a, b] = [random.between(0, 6.28), random.between(0, 6.28)];
  return (x) => -height * (Math.sin(x * pace + a) + 0.35 * Math.sin(x * pace * 2.1 + b));
}

/** Waves with sharp crests and round troughs. */
export function billows(random: Random, height: number, pace: number): Profile {
  const shift = random.between(0, 6.28);
  return (x) => -height * (1 - 2 * Math.abs(Math.sin((x * pace + shift) / 2))) - height * 0.4 * Math.sin(x * pace * 0.31 + shift);
}

/** A row of firs of unequal height. */
export function trees(random: Random, width: number, height: number, spacing: number): Profile {
  const count = Math.ceil(width / spacing) + 3;
  const row = Array.from({ length: count }, (_, i) => ({
    x: (i - 1) * spacing + random.between(-0.25, 0.25) * spacing,
    tall: height * random.between(0.45, 1),
    half: spacing * random.between(0.55, 0.8),
  }));
  return (x) => {
    const heights = row.map(({ x: middle, tall, half }) => {
      const out = Math.abs(x - middle) / half;
      // Three tiers of branches, each ending in a short level step.
      return out > 1 ? 0 : tall * (1 - (Math.floor(out * 3.2) + Math.min(1, ((out * 3.2) % 1) * 1.5)) / 3.6);
    });
    return -Math.max(...heights);
  };
}

export function roofs(random: Random, width: number, height: number, unit: number): Profile {
  const blocks: Array<{ to: number; tall: number; spire: boolean }> = [];
  for (let to = 0; to < width + 40;) {
    to += unit * random.between(0.8, 2.2);
    blocks.push({ to, tall: height * (0.25 + 0.75 * random.next() ** 1.4), spire: random.chance(0.16) });
  }
  return (x) => {
    const at = blocks.findIndex(({ to }) => x < to);
    const block = blocks[at];
    if (!block) return 0;
    const from = blocks[at - 1]?.to ?? 0;
    const middle = (from + block.to) / 2;
    const spire = block.spire ? Math.max(0, 1 - Math.abs(x - middle) / 3) * height * 0.32 : 0;
    return -block.tall - spire;
  };
}

/** Columns of a ruin, broken at different heights. */
export function colonnade(random: Random, width: number, height: number): Profile {
  const bays = 7;
  const tall = Array.from({ length: bays + 1 }, () => height * random.pick([1, 1, 1, 0.72, 0.5, 0.3]));
  return (x) => {
    const at = (x / width) * bays;
    const column = tall[Math.floor(at)] ?? height;
    const out = Math.abs((at % 1) - 0.5);
    return out < 0.25 ? -column : 0;
  };
}

export function cumulus(random: Random, width: number, size: number): Profile {
  const puffs = Array.from({ length: Math.ceil(width / (size * 0.8)) + 3 }, (_, i) => ({
    x: (i - 1) * size * 0.8 + random.between(-6, 6),
    r: size * random.between(0.5, 0.85),
    lift: random.between(0, size * 0.45),
  }));
  return (x) =>
    -Math.max(0, ...puffs.map(({ x: middle, r, lift }) => (Math.abs(x - middle) < r ? Math.sqrt(r * r - (x - middle) ** 2) + lift : 0)));
}

/** The edge of a world seen from above. */
export function limb(width: number, middle: number): Profile {
  const r = width * 1.15;
  return (x) => -(Math.sqrt(Math.max(0, r * r - (x - width * middle) ** 2)) - r * 0.93);
}

interface Noise {
  /** Straight between random values at whole numbers. */
  linear(x: number): number;
}

function noise(random: Random, count: number): Noise {
  const values = Array.from({ length: count }, () => random.next());
  const at = (i: number): number => values[((i % count) + count) % count] ?? 0;
  return {
    linear: (x) => {
      const i = Math.floor(x);
      return at(i) + (at(i + 1) - at(i)) * (x - i);
    },
  };
}
