import { use, useEffect, useState } from 'react';
import { PrefetchPageLinks, UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import { mayPrefetch } from '#app/locale/may-prefetch.ts';
import { missingFiles } from './missing-files.ts';

/** Whoever only passes over a link does not mean it. */
const restMs = 100;
const signs = ['pointerover', 'focusin'] as const;

/** Loads the page that is likely to be the next one. (SHELL-21) */
export function LikelyPage() {
  const page = useFetched(useLikelyPage());
  return page && <PrefetchPageLinks page={page} />;
}

/**
 * That page, once the files of its code have come. The router runs them to learn what else the page needs, and loads the document anew where they do
 * not come: whoever looks at a link while the network fails would lose what he reads, or has filled in.
 */
export function useFetched(page: string | null): string | null {
  const { router } = use(RouterContext)!;
  const [fetched, setFetched] = useState<string | null>(null);
  useEffect(() => {
    if (page === null) return undefined;
    let isCurrent = true;
    Promise.all(missingFiles(router, page).map((file) => fetch(file))).then(
      (answers) => void (isCurrent && answers.every(({ ok }) => ok) && setFetched(page)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [page, router]);
  return fetched;
}

/** The page behind a link on which a pointer, a finger or the keyboard rests, or did last; null where nothing may be loaded ahead. */
export function useLikelyPage(): string | null {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    if (!mayPrefetch()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restOn = (link: HTMLAnchorElement | null) => {
      clearTimeout(timer);
      if (link) timer = setTimeout(() => setPage(link.pathname + link.search), restMs);
    };
    const consider = ({ target }: Event) => restOn(target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null);
    // This part of the site comes late: who rests on a link already gives no further sign.
    restOn(document.querySelector<HTMLAnchorElement>('a[data-page]:is(:hover, :focus)'));
    for (const sign of signs) document.addEventListener(sign, consider, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, consider);
    };
  }, []);
  return page;
}
