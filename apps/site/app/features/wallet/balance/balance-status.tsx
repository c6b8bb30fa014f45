import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';

/** Live balances change with every round: a screen reader hears the latest at most this often. */
const speakEveryMs = 10_000;

/** Says a changed balance politely, never the first one. */
export function BalanceStatus({ sum }: { sum: string }) {
  const text = useContent('layout');
  const [first] = useState(sum);
  const [spoken, setSpoken] = useState<string | null>(null);
  useEffect(() => {
    if (sum === (spoken ?? first)) return undefined;
    const timer = setTimeout(() => setSpoken(sum), speakEveryMs);
    return () => clearTimeout(timer);
  }, [sum, spoken, first]);
  return (
    <VisuallyHidden>
      <span role="status">{spoken !== null && text('layout.header.balance.changed', { sum: spoken })}</span>
    </VisuallyHidden>
  );
}
