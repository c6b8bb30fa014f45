import { redirect } from 'react-router';
import { localisePath } from '#app/locale/locale-path.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/index';

export function loader({ context }: Route.LoaderArgs): never {
  const { locale, defaultLocale } = context.get(siteContext);
  throw redirect(localisePath('/profile/info', locale, defaultLocale));
}

export default function ProfileIndex() {
  return null;
}
