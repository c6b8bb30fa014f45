import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContentContext } from '#app/content/content-source.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rootDataFor } from '#testing/root-data-for.ts';
import { SiteMenu } from './site-menu.tsx';

const topMenu = [
  ...['betting', 'loyaltyEnabled'].map((needs) => ({ label: needs, to: `/${needs}`, needs })),
  { label: 'questsEnabled', modal: 'quests-hub', needs: 'questsEnabled' },
];

/** The entries that a menu with one for each feature shows under these settings. */
function entriesWith(change: object): (string | null)[] {
  const source = {
    locale: 'en',
    get: () => ({ siteSidebar: { topMenu: [...topMenu, { label: 'casino', to: '/main' }] } }),
    load: () => Promise.resolve(),
  };
  renderSite(
    <ContentContext value={source}>
      <SiteMenu />
    </ContentContext>,
    { root: { settings: { ...rootDataFor({}).settings, ...change } } },
  );
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

it.each([
  ['none of them', {}, ['casino']],
  ['loyalty by loyaltyEnabled', { loyaltyEnabled: true }, ['loyaltyEnabled', 'casino']],
  ['quests by questsEnabled', { questsEnabled: true }, ['questsEnabled', 'casino']],
  ['the sportsbook by its client', { betting: {} }, ['betting', 'casino']],
])('[SHELL-25] the menu names of optional features %s', (_, settings, entries) => {
  expect(entriesWith(settings)).toEqual(entries);
});

it('[SHELL-25] opens the quests over the page that is there', () => {
  expect(entriesWith({ questsEnabled: true })).toContain('questsEnabled');
  expect(screen.getByRole('link', { name: 'questsEnabled' }).getAttribute('href')).toBe('/?quests-hub=true');
});
