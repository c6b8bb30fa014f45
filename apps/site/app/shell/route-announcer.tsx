import { LiveRegion } from '@verdigale/ui/live-region';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Says the new page's title after a navigation and moves the focus to the page, as a document load would. (WCAG 2.4.3) */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return <LiveRegion>{title}</LiveRegion>;
}
