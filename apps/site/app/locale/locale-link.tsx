import type { ComponentPropsWithRef } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from './use-locale.ts';

interface LocaleLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Written without a prefix. */
  to: string;
  /** Loads a new document, for pages that must keep nothing of this one. */
  reloadDocument?: boolean;
}

/**
 * A link inside the site, in the locale of the page. An anchor that the shell follows (`anchor-navigation.ts`): unlike the router's own links it is
 * not drawn again whenever the address changes, which is with each modal.
 */
export function LocaleLink({ to, reloadDocument, children, ...rest }: LocaleLinkProps) {
  const { path } = useLocale();
  const follow = reloadDocument ? { 'data-document': '' } : { 'data-page': '' };
  return (
    <a {...follow} {...rest} href={path(to)}>
      {children}
    </a>
  );
}

interface LocaleNavLinkProps extends LocaleLinkProps {
  /** Current on this page alone, and not on those below it. */
  end?: boolean;
}

/** The same for menus: `aria-current` on the page that is open. */
export function LocaleNavLink({ to, end, ...rest }: LocaleNavLinkProps) {
  const { path } = useLocale();
  const { pathname } = useLocation();
  return <LocaleLink {...rest} aria-current={isAt(pathname, path(to), end) ? 'page' : undefined} to={to} />;
}

function isAt(pathname: string, page: string, isEnd = false): boolean {
  return pathname === page || pathname === `${page}/` || (!isEnd && page !== '/' && pathname.startsWith(`${page}/`));
}
