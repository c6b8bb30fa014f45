import { Suspense } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { lazyPart } from '#app/lazy-part.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';

const PageFailure = lazyPart(async () => (await import('#app/shell/page-failure.tsx')).PageFailure);

/** Around every page, so that one that fails leaves the header, the menus and the session as they are. */
export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 404) return <ErrorPage kind="notFound" mark="404" />;
  return (
    <Suspense fallback={<ErrorPage kind="failed" mark={status} />}>
      <PageFailure status={status} />
    </Suspense>
  );
}
