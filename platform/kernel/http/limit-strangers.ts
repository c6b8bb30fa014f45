/** Addresses kept at most: a flood from ever new ones must not fill the memory. */
const maxAddresses = 10_000;

export interface StrangerLimit {
  isOver(address: string): boolean;
  count(address: string): void;
}

/** Counts by address what was refused within the present window, and forgets it all when the next one begins. */
export function limitStrangers({ max, windowMs }: { max: number; windowMs: number }): StrangerLimit {
  const counts = new Map<string, number>();
  let endsAt = 0;
  const renew = () => {
    if (performance.now() < endsAt && counts.size < maxAddresses) return;
    counts.clear();
    endsAt = performance.now() + windowMs;
  };
  return {
    isOver(address) {
      renew();
      return (counts.get(address) ?? 0) >= max;
    },
    count(address) {
      counts.set(address, (counts.get(address) ?? 0) + 1);
    },
  };
}
