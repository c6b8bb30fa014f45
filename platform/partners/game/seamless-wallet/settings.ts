/** A provider that speaks the seamless wallet protocol, version 1 (docs/guides/add-a-game-provider.md). */
export interface SeamlessWalletSettings {
  /** Base address without a trailing slash. */
  url: string;
  /** What both sides sign with. */
  secret: string;
  /** Where games open; by default `/launch` below the base address. */
  launchUrl?: string | undefined;
  /** What `/rounds/…` is appended to; by default the base address. */
  recallUrl?: string | undefined;
  /** Origins that a game's pages lie on beside that of its launch. */
  origins?: readonly string[];
}
