import { redirect } from 'react-router';
import { localisePath } from '#app/locale/locale-path.ts';
import { isNotFoundAnswer, siteContext } from '#app/site-context.ts';
import type { Route } from './+types/verify';

/** Where the link of a mail leads: confirms the address and goes home, where a modal says so; plain home on failure. (MODAL-09) */
export async function loader({ context, params }: Route.LoaderArgs): Promise<never> {
  const { platform, locale, defaultLocale, report } = context.get(siteContext);
  const home = localisePath('/', locale, defaultLocale);
  const isConfirmed = await platform.read('player.register.confirm', { body: { code: params.confirmCode } }).then(
    () => true,
    (error: unknown) => {
      // A code that is no good is the visitor's affair, anything else is ours.
      if (!isNotFoundAnswer(error)) report(error);
      return false;
    },
  );
  throw redirect(isConfirmed ? `${home}?profile-confirmed=true` : home);
}

export default function Verify() {
  return null;
}
