import { useEffect, useState, type RefObject } from 'react';

/** On a screen this small a game starts in full: beside bars and page it would have no room. */
const smallScreen = '(width < 48rem), (height < 34rem)';

interface Stage {
  launch: number | null;
  isStarting: boolean;
  hasModal: boolean;
}

/**
 * Full screen for an element; where a browser has none for elements (iPhones), or no tap allows it, the element fills the window
 * instead. `launch` is what plays in it: each one starts in full on a small screen. `isStarting` while one is awaited; `hasModal` while
 * Escape is a dialog's.
 */
export function useFullScreen(target: RefObject<HTMLElement | null>, { launch, isStarting, hasModal }: Stage) {
  const [isNative, setNative] = useState(false);
  const [isTheatre, setTheatre] = useState(false);
  const [shown, setShown] = useState<number | null>(null);
  if (shown !== launch) {
    setShown(launch);
    setTheatre(launch !== null && (isTheatre || isSmall()));
  }
  useEffect(() => {
    const onChange = () => setNative(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  useEffect(() => {
    if (!isTheatre || hasModal) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setTheatre(false);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isTheatre, hasModal]);
  // Nothing came of the tap that asked for it.
  useEffect(() => {
    if (isNative && launch === null && !isStarting) void document.exitFullscreen();
  }, [isNative, launch, isStarting]);

  /** Asks the browser for it, which allows it on a tap only; the window is filled in any case. */
  function enter() {
    void target.current?.requestFullscreen?.().catch(() => undefined);
  }

  function leaveNative() {
    if (isNative) void document.exitFullscreen();
  }

  function toggle() {
    if (isNative || isTheatre) {
      leaveNative();
      return setTheatre(false);
    }
    enter();
    return setTheatre(true);
  }
  return {
    isFull: isNative || isTheatre,
    isTheatre,
    toggle,
    leaveNative,
    /** With the tap that starts a game. */
    start: () => isSmall() && enter(),
  };
}

function isSmall(): boolean {
  return window.matchMedia(smallScreen).matches;
}
