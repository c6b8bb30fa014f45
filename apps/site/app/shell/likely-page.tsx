import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { mayPrefetch } from '#app/locale/may-prefetch.ts';

/** Whoever only passes over a link does not mean it. */
const restMs = 100;
const signs = ['pointerover', 'focusin'] as const;

/** Loads the page that is likely to be the next one. (SHELL-21) */
export function LikelyPage() {
  const page = useLikelyPage();
  return page && <PrefetchPageLinks page={page} />;
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
