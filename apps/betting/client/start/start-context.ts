import { createContext, use } from 'react';

/** What every part may need of how the client was started. */
export interface Start {
  /** A player's session: bets can be placed. */
  isPlayer: boolean;
  /** A locale for numbers and times, such as `pt-BR`. */
  locale: string;
  askSignIn: () => void;
  /** The page around us, for addresses that are shared. */
  siteOrigin: string;
}

export const StartContext = createContext<Start | null>(null);

export function useStart(): Start {
  const start = use(StartContext);
  if (!start) throw new Error('StartContext is missing');
  return start;
}
