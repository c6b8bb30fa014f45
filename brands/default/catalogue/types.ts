import type { CoverCategory } from '@verdigale/art';

export interface ProviderSeed {
  identity: string;
  name: string;
}

export interface CollectionSeed {
  identity: string;
  name: string;
  /** Where it is shown; empty means everywhere. (W 11.1) */
  countries: readonly string[];
  /** Kept out of menus. (W 11.1) */
  isHidden: boolean;
}

export type Volatility = 'low' | 'medium' | 'high';

/** Who serves a game, and its code there. */
export interface LaunchSeed {
  provider: string;
  gameCode: string;
}

export interface GameSeed {
  identity: string;
  name: string;
  /** Identity of the studio. */
  provider: string;
  type: CoverCategory;
  collections: readonly string[];
  /** Names that the brand shows as badges. */
  labels: readonly string[];
  /** What the game is about: chooses its picture. */
  tags: readonly string[];
  volatility: Volatility | null;
  paylines: number | null;
  isDemoMode: boolean;
  /** 1 mobile, 2 desktop. (W 11.1) */
  platforms: readonly (1 | 2)[];
  /** Two colours of the cover, for a placeholder. */
  colours: readonly [string, string];
  /** The house's order, highest first. */
  score: number;
  /** Decimal in euros. */
  minBet: string;
  /** ISO date. */
  releasedAt: string;
  /** Null while no studio serves the game: it is shown, and cannot be played. */
  launch: LaunchSeed | null;
}

export interface Catalogue {
  providers: readonly ProviderSeed[];
  collections: readonly CollectionSeed[];
  games: readonly GameSeed[];
}
