import { useEffect, useRef, type RefObject } from 'react';
import { usePath } from './router.ts';

/** What had the focus may be gone in another place: then the place itself has it, so that who goes by keyboard or by ear goes on there. */
export function useHeldFocus(place: RefObject<HTMLElement | null>): void {
  const path = usePath();
  const from = useRef(path);
  useEffect(() => {
    const isMoved = from.current !== path;
    from.current = path;
    if (isMoved && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [path, place]);
}
