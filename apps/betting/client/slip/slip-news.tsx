import { LiveRegion } from '@verdigale/ui/live-region';
import { useDeferredValue, useState } from 'react';
import { useText } from '#client/texts/texts.ts';
import { usePlacing } from './place-store.ts';
import { saidOf } from './receipt.tsx';
import { useSlip } from './use-slip.ts';

/** Says what has been put on the slip or taken off it, and what became of it: a receipt comes with its own words, which nobody would hear. */
export function SlipNews() {
  const text = useText();
  const { bets } = usePlacing();
  const { legs } = useSlip();
  const [first] = useState(legs);
  const placed = [...new Set(bets.map(({ state }) => text(saidOf(state))))].join('. ');
  const words = placed || (legs === first ? '' : text('slip.said', { count: legs.length }));
  // On the page before its first word, as in a sheet that opens with one.
  return <LiveRegion>{useDeferredValue(words, '')}</LiveRegion>;
}
