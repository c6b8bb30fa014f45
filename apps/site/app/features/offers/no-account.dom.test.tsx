import { act, screen } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PackageList } from '#app/features/bonuses/index.ts';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { OfferInfo } from './offer-info.tsx';
import { WelcomePackage } from './welcome-package.tsx';

beforeEach(() => session.signedIn({ accessToken: 'token', profile: {} as Profile }));
afterEach(() => session.signedOut());

// Nothing is known, and no call comes through: the accounts are asked for first.
it.each([
  ['the terms of an offer', <OfferInfo bonusId="one" key="offer" />],
  ['a package', <PackageList issueSessionId={null} key="package" packageId="pack" />],
  ['the welcome package', <WelcomePackage cards={[{ bonusId: 'one', title: 'One', text: 'Told' }]} key="welcome" />],
])('%s can be asked for again where the accounts could not be had', async (_, part) => {
  await act(async () => renderSite(part));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
