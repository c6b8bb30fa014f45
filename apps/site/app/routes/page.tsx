import { Outlet } from 'react-router';
import { PageError } from '#app/shell/page-error.tsx';

/** Around every page, so that one that fails leaves the header, the menus and the session as they are. */
export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <PageError />;
}
