import type { PatternNode } from './pattern-node.ts';

/** Characters judged before a text counts as too costly: some milliseconds. Real patterns over real fields need hundreds. */
const MAX_STEPS = 100_000;

/**
 * Whether the pattern matches anywhere in the characters; undefined when that would cost too much. It follows all ways at
 * once, as a set of places, so that no pattern backtracks: a hostile text costs at most the budget, never seconds.
 */
export function matches(pattern: PatternNode, chars: readonly string[]): boolean | undefined {
  let steps = 0;

  /** Every place where the node can end when it starts at one of these; none once the budget is spent. */
  const ends = (node: PatternNode, starts: ReadonlySet<number>): ReadonlySet<number> => {
    if (steps > MAX_STEPS) return NOWHERE;
    steps += starts.size + 1;
    switch (node.kind) {
      case 'atom':
        return new Set([...starts].filter((at) => at < chars.length && node.accepts(chars[at] as string)).map((at) => at + 1));
      case 'place':
        return new Set([...starts].filter((at) => node.holds(chars, at)));
      case 'look':
        return new Set([...starts].filter((at) => ends(node.ahead, new Set([at])).size > 0 === node.isWanted));
      case 'sequence':
        return node.items.reduce((places, item) => ends(item, places), starts);
      case 'choice':
        return new Set(node.options.flatMap((option) => [...ends(option, starts)]));
      default:
        return repeated(node, starts);
    }
  };

  const repeated = ({ item, min, max }: Extract<PatternNode, { kind: 'repeat' }>, starts: ReadonlySet<number>) => {
    let places = starts;
    for (let count = 0; count < min && places.size > 0 && steps <= MAX_STEPS; count += 1) places = ends(item, places);
    const reached = new Set(places);
    // A place reached with fewer rounds can do all that it could with more, so only new places go on.
    for (let count = min; count < max && places.size > 0 && steps <= MAX_STEPS; count += 1) {
      places = new Set([...ends(item, places)].filter((at) => !reached.has(at)));
      for (const at of places) reached.add(at);
    }
    return reached;
  };

  const isFound = ends(pattern, new Set(Array.from({ length: chars.length + 1 }, (_, at) => at))).size > 0;
  return steps > MAX_STEPS ? undefined : isFound;
}

const NOWHERE: ReadonlySet<number> = new Set();
