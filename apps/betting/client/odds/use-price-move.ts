import { useState } from 'react';

export interface PriceMove {
  from: string;
  direction: 'up' | 'down';
}

/** How a price has last moved while it was shown; null until it has. */
export function usePriceMove(price: string | null): PriceMove | null {
  const [seen, setSeen] = useState<{ price: string | null; move: PriceMove | null }>({ price, move: null });
  if (price === seen.price) return seen.move;
  const next = { price, move: moveOf(seen.price, price) };
  setSeen(next);
  return next.move;
}

function moveOf(from: string | null, to: string | null): PriceMove | null {
  if (from === null || to === null) return null;
  return { from, direction: Number(to) > Number(from) ? 'up' : 'down' };
}
