import type { CoverSeed, MarkColours } from '@verdigale/art';
import type { FastifyBaseLogger } from 'fastify';

export type PictureLogger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Where the pictures' subjects are looked up: what it does not know has no picture. */
export interface PictureSource {
  findGame(identity: string): Promise<(CoverSeed & { name: string }) | undefined>;
  findProvider(identity: string): Promise<{ identity: string; name: string } | undefined>;
  /** The title of a collection or of a page of the site, for the picture of a shared link. */
  findTitle(kind: 'collections' | 'pages', identity: string): Promise<string | undefined>;
}

export interface PicturesOptions {
  /** Pictures are kept in a folder of this one, named after the generator's version; those of other versions are removed. */
  cacheDir: string;
  /** How many pictures are drawn at once. */
  concurrency: number;
  logger: PictureLogger;
  source: PictureSource;
  /** Of the brand's mark, on icons and pictures of links. */
  mark: MarkColours;
  /** The games to draw ahead once the server listens, first things first; absent for none. */
  listGames?: () => Promise<readonly string[]>;
}
