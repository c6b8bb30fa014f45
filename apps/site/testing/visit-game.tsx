import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { session } from '#app/session/index.ts';
import { own } from './own-bonuses.ts';
import { renderSite } from './render-site.tsx';
import { sampleAccount } from './sample-bonuses.ts';

/** Who comes to a game, as its modals tell them apart. */
export type Visitor = 'guest' | 'player with money' | 'player without money';

/** The test ends with `session.dropped()`. */
export function visit(visitor: Visitor): void {
  if (visitor === 'guest') session.dropped();
  else own({ account: sampleAccount({ balance: visitor === 'player with money' ? 0.01 : 0 }) });
}

/** The modal on a page of the site whose address `place` tells. */
export function showModal(modal: ReactNode, url: string) {
  const site = (
    <>
      {modal}
      <Place />
    </>
  );
  return act(async () => renderSite(site, { url }));
}

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{pathname + search + ((state as { playReal?: boolean } | null)?.playReal ? ' for money' : '')}</output>;
}
export const place = () => document.querySelector('output')!.textContent;
