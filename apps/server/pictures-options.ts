import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pageTitles } from '@verdigale/site/server';
import type { Brand } from './brand.ts';
import { catalogueSource, type PicturesOptions } from './pictures/index.ts';
import type { ServerContext } from './server-context.ts';

export function picturesOptions({ environment, log }: Pick<ServerContext, 'environment' | 'log'>, brand: Brand): PicturesOptions {
  const { catalogue, name } = brand;
  const bestFirst = catalogue.games.toSorted((a, b) => b.score - a.score).map(({ identity }) => identity);
  return {
    cacheDir: join(environment.dataDir, 'pictures'),
    // One core stays free for the calls.
    concurrency: Math.max(1, availableParallelism() - 1),
    logger: log.child({ part: 'pictures' }),
    source: catalogueSource(catalogue, { ...pageTitles(brand), home: name }),
    mark: brand.palette.dark,
    ...(environment.coversAhead ? { listGames: async () => bestFirst } : {}),
  };
}
