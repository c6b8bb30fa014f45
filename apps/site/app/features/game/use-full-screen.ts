import { useEffect, useState, type RefObject } from 'react';

/** Full screen for an element; where a browser has none for elements (iPhones), the element fills the window instead. */
export function useFullScreen(target: RefObject<HTMLElement | null>) {
  const [isNative, setNative] = useState(false);
  const [isTheatre, setTheatre] = useState(false);
  useEffect(() => {
    const onChange = () => setNative(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  useEffect(() => {
    if (!isTheatre) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setTheatre(false);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isTheatre]);

  function leave() {
    if (isNative) void document.exitFullscreen();
    setTheatre(false);
  }

  function toggle() {
    if (isNative || isTheatre) return leave();
    const request = target.current?.requestFullscreen?.();
    if (!request) return setTheatre(true);
    return void request.catch(() => setTheatre(true));
  }
  return { isFull: isNative || isTheatre, isTheatre, toggle, leave };
}
