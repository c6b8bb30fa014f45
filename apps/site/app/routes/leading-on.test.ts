import { ApiError } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { siteContext } from '#app/site-context.ts';
import { loader as categoriesLoader } from './categories.tsx';
import { loader as passwordResetLoader } from './password-reset.tsx';
import { loader as verifyLoader } from './verify.tsx';

/** What the server hands to a loader of this page while the platform answers this. */
function args(read: () => Promise<unknown>, locale: string, params: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(siteContext, { platform: { read }, locale, defaultLocale: 'en', report: () => undefined } as never);
  return { context, params } as never;
}

/** Where the loader leads instead of showing a page. */
async function leadsTo(
  loader: (given: never) => unknown,
  read: () => Promise<unknown>,
  { locale = 'en', ...params }: Record<string, string> = {},
): Promise<string | null> {
  try {
    await loader(args(read, locale, params));
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location');
    throw answer;
  }
  return null;
}

const refused = new ApiError(errors.invalid.status, errors.invalid.code, 'no such code');

it.each([
  ['a code that is good', async () => ({ data: {} }), 'en', '/?profile-confirmed=true'],
  ['one that is good, in German', async () => ({ data: {} }), 'de', '/de?profile-confirmed=true'],
  ['one that is not', async () => Promise.reject(refused), 'de', '/de'],
])('[MODAL-09] /verify/{confirmCode} leads home, with the modal that says so for %s', async (_, read, locale, address) => {
  expect(await leadsTo(verifyLoader, read, { locale, confirmCode: 'c' })).toBe(address);
});

it.each([
  ['en', '/?reset-pass=true&resetCode=a%26b'],
  ['de', '/de?reset-pass=true&resetCode=a%26b'],
])('[MODAL-09] /password/reset/{resetCode} opens the modal that takes the code, in %s', async (locale, address) => {
  expect(await leadsTo(passwordResetLoader, async () => ({}), { locale, resetCode: 'a&b' })).toBe(address);
});

it('[ROUTE-12] /categories leads to the first collection that is shown, and is a 404 without one', async () => {
  const collections = [
    { identity: 'inside', isHidden: true },
    { identity: 'hot', isHidden: false },
    { identity: 'slots', isHidden: false },
  ];
  const read = async () => ({ data: collections });
  expect(await leadsTo(categoriesLoader, read)).toBe('/categories/hot');
  expect(await leadsTo(categoriesLoader, read, { locale: 'de' })).toBe('/de/categories/hot');
  await expect(leadsTo(categoriesLoader, async () => ({ data: [] }))).rejects.toMatchObject({ init: { status: 404 } });
});
