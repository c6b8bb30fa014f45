import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rootDataFor } from '#testing/root-data-for.ts';
import { ProfileMenu } from './profile-menu.tsx';

// Another file of this process may have signed somebody in, whose bonuses are counted by a part that is loaded.
beforeEach(() => session.signedOut());

function pagesWith(sumsub: { enabled: boolean; hideDocumentsPage: boolean }): Set<string | null> {
  const { settings } = rootDataFor({});
  renderSite(<ProfileMenu look="side" />, { root: { settings: { ...settings, sumsub: { ...settings.sumsub, ...sumsub } } } });
  return new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')));
}
const others = ['bonuses', 'history', 'info', 'limits', 'notifications', 'security', 'verification', 'wallet'].map(
  (page) => `/profile/${page}`,
);

it.each([
  { enabled: false, hideDocumentsPage: false },
  { enabled: false, hideDocumentsPage: true },
  { enabled: true, hideDocumentsPage: false },
])('[ROUTE-05] the player’s menu leads to all nine pages with %o', (sumsub) => {
  expect(pagesWith(sumsub)).toEqual(new Set([...others, '/profile/documents']));
});

it('[ROUTE-06] the documents are no entry while the identity provider is enabled and hides their page', () => {
  expect(pagesWith({ enabled: true, hideDocumentsPage: true })).toEqual(new Set(others));
});
