import type { Connection } from '#config';
import type { Variables } from '#config/variables.ts';
import { readOne, type Adapter } from '../adapter.ts';
import { jsonFeedAdapter } from './json-feed/index.ts';
import type { RateFeed } from './port.ts';

export type { RateAnswer, RateFeed } from './port.ts';

/** Every shape of rate feed: a new one is a folder beside this and its name here. */
const adapters: readonly Adapter<RateFeed>[] = [jsonFeedAdapter];

export const readRateFeed = (variables: Variables): Connection<RateFeed> | null => readOne(adapters, variables);
