import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router';
import { mayPrefetch } from './may-prefetch.ts';
import { useLocale } from './use-locale.ts';

/** A link inside the site, in the locale of the page. `to` is written without a prefix. */
export function LocaleLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { path } = useLocale();
  return <Link prefetch={whenLikely()} {...rest} to={path(to)} />;
}

/** The same for menus: `aria-current` on the page that is open. */
export function LocaleNavLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & { to: string }) {
  const { path } = useLocale();
  return <NavLink prefetch={whenLikely()} {...rest} to={path(to)} />;
}

/** The page behind a link is loaded while the pointer rests on it. */
const whenLikely = () => (mayPrefetch() ? 'intent' : 'none');
