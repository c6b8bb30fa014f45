import { redirect } from 'react-router';
import { localisePath } from '#app/locale/locale-path.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/password-reset';

/** Where the link of the mail leads: home, with the modal that takes its code. (MODAL-09, wire 2.4) */
export function loader({ context, params }: Route.LoaderArgs): never {
  const { locale, defaultLocale } = context.get(siteContext);
  const search = new URLSearchParams({ 'reset-pass': 'true', resetCode: params.resetCode });
  throw redirect(`${localisePath('/', locale, defaultLocale)}?${search}`);
}

export default function PasswordReset() {
  return null;
}
