import { createContext } from 'react';
import type { Game } from '@verdigale/contract';

/** What a loader found for the server's render alone: it reaches the HTML, never the page's data. */
export interface ServerOnly {
  /** Games of the rows on the page by collection identity. */
  rows?: Readonly<Record<string, readonly Game[]>>;
  /** What the page is about, for search engines; the server writes it into the head. */
  structuredData?: readonly object[];
  /** For inline scripts and styles of ours; it becomes their hashes in the policy. */
  nonce?: string;
}

/** Null in the browser, where the HTML that the server wrote stays as it is (see `RowGames` of the lobby). */
export const ServerOnlyContext = createContext<ServerOnly | null>(null);
