import type { Connection } from '#config';
import type { Variables } from '#config/variables.ts';
import { readOne, type Adapter } from '../adapter.ts';
import { polledFeedAdapter } from './polled-http/index.ts';
import type { DataFeed } from './port.ts';

export type { DataFeed } from './port.ts';

/** Every shape of data feed: a new one is a folder beside this and its name here. */
const adapters: readonly Adapter<DataFeed>[] = [polledFeedAdapter];

export const readDataFeed = (variables: Variables): Connection<DataFeed> | null => readOne(adapters, variables);
