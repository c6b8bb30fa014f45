import { redirect } from 'react-router';
import { localisePath } from '#app/locale/locale-path.ts';
import { notFound } from '#app/locale/not-found.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/categories';

/** Leads to the first collection. (ROUTE-12) */
export async function loader({ context }: Route.LoaderArgs): Promise<never> {
  const { platform, locale, defaultLocale } = context.get(siteContext);
  const first = (await platform.read('game.collections')).data.find((collection) => !collection.isHidden);
  if (!first) throw notFound();
  throw redirect(localisePath(`/categories/${first.identity}`, locale, defaultLocale));
}

export default function Categories() {
  return null;
}
