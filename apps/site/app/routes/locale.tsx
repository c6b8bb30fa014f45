import { Outlet } from 'react-router';
import { requireKnownLocale } from '#app/locale/not-found.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/locale';

export { shouldRevalidate };

/** Guards every localised page but the home page. */
export function loader({ context, params }: Route.LoaderArgs): null {
  requireKnownLocale(params, context.get(siteContext));
  return null;
}

export default function LocaleRoute() {
  return <Outlet />;
}
