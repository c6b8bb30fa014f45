import { notFound } from '#app/locale/not-found.ts';

/** The catch-all: no page has this address. (ROUTE-17) */
export function loader(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}
