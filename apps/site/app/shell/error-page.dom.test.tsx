import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContentContext } from '#app/content/content-source.ts';
import type { ContentTree } from '#app/content/content-tree.ts';
import { renderSite } from '#testing/render-site.tsx';
import { ErrorPage } from './error-page.tsx';
import { setDrawerCompact, showDrawerCompact } from './layout-store.ts';

/** The page of a brand that says this under `error`. */
function show(error: ContentTree, locale = 'en') {
  const source = { locale, get: () => ({ error }), load: () => Promise.resolve() };
  cleanup();
  const { container } = renderSite(
    <ContentContext value={source}>
      <ErrorPage />
    </ContentContext>,
    { root: { locale, locales: ['en', 'de'].map((code) => ({ code })) as never } },
  );
  return {
    title: screen.getByRole('heading', { level: 1 }).textContent,
    text: container.textContent,
    picture: container.querySelector('[data-look="seal"]'),
  };
}
const description = 'The page you are trying to access does not exist or has been moved. Try going back to our homepage.';

it('[ROUTE-19] [ERR-01] has a picture and the documents’ words where the brand has none', () => {
  const { title, text, picture } = show({});
  expect([title, picture !== null]).toEqual(['Something went wrong', true]);
  expect(text).toContain(description);
  expect(screen.getByRole('link', { name: 'Homepage' })).toBeDefined();
});

it('[ROUTE-19] takes error.title, error.description and error.buttonLabel of the brand, each by itself', () => {
  expect(show({ title: 'Out of tune' })).toMatchObject({ title: 'Out of tune', text: expect.stringContaining(description) as string });
  const { text } = show({ description: 'We look after it.', buttonLabel: 'Home' });
  expect(text).toMatch(/Something went wrong.*We look after it\..*Home/);
});

it('[ROUTE-19] leads home under the prefix of the language', () => {
  show({}, 'de');
  expect(screen.getByRole('link', { name: 'Homepage' }).getAttribute('href')).toBe('/de');
});

it.each([
  [false, 'full'],
  [true, 'compact'],
])(
  '[SHELL-12] the drawer, folded at the address of a game that is gone, is as the visitor keeps it (folded: %s) afterwards',
  (isKept, look) => {
    setDrawerCompact(isKept);
    // As the boot script does for every such address.
    showDrawerCompact(true);
    show({});
    const { drawer } = document.documentElement.dataset;
    cleanup();
    expect([drawer, document.documentElement.dataset.drawer]).toEqual(['compact', look]);
    setDrawerCompact(false);
  },
);
