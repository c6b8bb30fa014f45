import type { Invoice } from '@verdigale/contract';
import { buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { claimsOf } from './claims-of.ts';

export function ClaimLinks({ invoice }: { invoice: Invoice }) {
  const text = useContent('history');
  return claimsOf(invoice).map((url) => (
    <a href={url} key={url} rel="noreferrer" target="_blank" {...buttonLook({ size: 'sm', variant: 'secondary' })}>
      {text('history.transactions.claim')}
    </a>
  ));
}
