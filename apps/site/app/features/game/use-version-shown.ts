import { useState } from 'react';
import { useRoundHeld } from '#app/features/wallet/index.ts';

/** The version of an account, which stays what it was while a round is shown: what the round comes to is the game's to tell first. */
export function useVersionShown(version: number | undefined): number | undefined {
  const isHeld = useRoundHeld();
  const [shown, setShown] = useState(version);
  if (isHeld || shown === version) return shown;
  setShown(version);
  return version;
}
