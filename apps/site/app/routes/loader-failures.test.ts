import { ApiError } from '@verdigale/client';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { siteContext } from '#app/site-context.ts';
import { loader as categoryLoader } from './category.tsx';
import { loader as gameLoader } from './game.tsx';
import { loader as localeLoader } from './locale.tsx';
import { loader as mainLoader } from './main.tsx';

/** What the server hands to a loader while every call of the platform ends like this. */
function args(error: Error, params: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  const read = () => Promise.reject(error);
  const site = { platform: { read }, settings: {}, locale: 'en', locales: [{ code: 'en' }], content: { collection: () => ({}) } };
  context.set(siteContext, site as never);
  return { context, params, url: new URL('https://site.example/') } as never;
}
const outage = new ApiError(500, 1000, 'an outage');
const notFound = expect.objectContaining({ init: { status: 404 } });

it.each([
  ['/games/{id}', gameLoader, { id: 'x' }],
  ['/categories/{categoryIdentity}', categoryLoader, { categoryIdentity: 'slots' }],
  ['/main', mainLoader, {}],
])('[ERR-01] what fails before %s is shown is thrown, for the error page', async (_, loader, params) => {
  await expect(loader(args(outage, params))).rejects.toBe(outage);
});

it('[ERR-01] [ROUTE-17] a guard throws too: what is not there is a 404', async () => {
  await expect(gameLoader(args(new ApiError(404, 1004, 'no such game'), { id: 'x' }))).rejects.toEqual(notFound);
  expect(() => localeLoader(args(outage, { locale: 'xx' }))).toThrow(notFound);
});
