// Their styles are linked with every page, whose place they may take.
import '@verdigale/ui/rosette.css';
import { Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { preloadable } from '#app/lazy-part.ts';
import './error-page.module.css';

const errorPage = preloadable(async () => (await import('./error-page.tsx')).ErrorPage);
const pageFailure = preloadable(async () => (await import('./page-failure.tsx')).PageFailure);

/** For an idle moment: a page that fails for want of a network cannot load what says so. */
export async function preloadPageErrors(): Promise<void> {
  await Promise.all([errorPage.preload(), pageFailure.preload()]).catch(() => undefined);
}

/** In the place of a page that failed: there is none, or it could not be loaded and can be tried again. */
export function PageError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  return <Suspense>{status === 404 ? <errorPage.Part kind="notFound" mark="404" /> : <pageFailure.Part status={status} />}</Suspense>;
}

/** What the server answers when it could not even load what every page starts with. */
export function StartError() {
  return (
    <Suspense>
      <errorPage.Part />
    </Suspense>
  );
}
