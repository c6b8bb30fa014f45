import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { siteContext, type PublicSettings } from '#app/site-context.ts';
import { loader as bettingLoader } from './betting.tsx';
import { loader as loyaltyLoader } from './loyalty.tsx';
import { loader as documentsLoader } from './profile/documents.tsx';

/** What the server hands to a page's loader under these settings. */
function args(settings: Partial<PublicSettings>) {
  const context = new RouterContextProvider();
  context.set(siteContext, { settings } as never);
  return { context } as never;
}
const notFound = expect.objectContaining({ init: { status: 404 } });

describe('pages of features that an operator may not have', () => {
  it('[ROUTE-04] [SHELL-25] /loyalty is not there while the programme is switched off', async () => {
    await expect(loyaltyLoader(args({ loyaltyEnabled: false }))).rejects.toEqual(notFound);
  });

  it('[ROUTE-06] /profile/documents is not there while the identity provider takes the documents', () => {
    const sumsub = { enabled: true, hideDocumentsPage: true, theme: 'dark', sdkUrl: null };
    expect(() => documentsLoader(args({ sumsub }))).toThrow(notFound);
    expect(documentsLoader(args({ sumsub: { ...sumsub, enabled: false } }))).toBeNull();
    expect(documentsLoader(args({ sumsub: { ...sumsub, hideDocumentsPage: false } }))).toBeNull();
  });

  it('[ROUTE-03] /betting is there only with a configured client', () => {
    const betting = {
      clientHost: 'https://bets.test',
      clientId: 'client',
      sportsBookTheme: null,
      sportsBookStyles: null,
      allowParentUrlUpdate: true,
    };
    expect(() => bettingLoader(args({ betting: null }))).toThrow(notFound);
    expect(bettingLoader(args({ betting }))).toEqual(betting);
  });
});
