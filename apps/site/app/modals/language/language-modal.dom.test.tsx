import type { Locale } from '@verdigale/contract';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { modals } from '../registry.ts';

const { Part: LanguageModal, preload } = modals.language;
const locales = [
  { code: 'en', name: 'English', nativeName: 'English' },
  { code: 'fa', name: 'Persian', nativeName: 'فارسی' },
] as Locale[];

it.each([
  ['/categories/slots?provider=copperwake&language=true&sortBy=name', ['/categories/slots?provider=copperwake&sortBy=name']],
  ['/tournaments/high-water?language=true&finished=t1', ['/tournaments/high-water?finished=t1']],
  ['/questions/money?language=true#question-2', ['/questions/money#question-2']],
  ['/?language=true', ['/']],
])('leads from %s to what is open in the other language, without the modals', async (url, [page = '']) => {
  await preload();
  await act(async () => renderSite(<LanguageModal close={() => undefined} value="true" />, { url, root: { locales } }));
  const hrefs = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([page, page === '/' ? '/fa' : `/fa${page}`]);
});
