import { Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { lazyPart } from '#app/lazy-part.ts';
import { ErrorPage } from './error-page.tsx';

const PageFailure = lazyPart(async () => (await import('./page-failure.tsx')).PageFailure);

/** In the place of a page that failed: there is none, or it could not be loaded and can be tried again. */
export function PageError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 404) return <ErrorPage kind="notFound" mark="404" />;
  return (
    <Suspense fallback={<ErrorPage kind="failed" mark={status} />}>
      <PageFailure status={status} />
    </Suspense>
  );
}
