import { isRouteErrorResponse, Outlet } from 'react-router';
import { errorMeta } from '#app/locale/route-meta.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';
import type { Route } from './+types/pages';

/** Of errors and of addresses that nothing answers; every page sets its own. */
export const meta = (args: Route.MetaArgs) => errorMeta(args, isNotFound(args.error));

/**
 * Stands around every page, so that its errors end here: at the root's boundary the whole document would be made anew,
 * without what the boot script knew and with its style sheets in another order.
 */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage isNotFound={isNotFound(error)} />;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
