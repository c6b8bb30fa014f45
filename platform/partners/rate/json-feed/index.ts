import type { Connection } from '#config';
import { httpUrl } from '#config/shapes.ts';
import type { Adapter } from '../../adapter.ts';
import type { RateFeed } from '../port.ts';
import { fetchRates, type JsonFeedSettings } from './fetch-rates.ts';

export const jsonFeed = (settings: JsonFeedSettings): Connection<RateFeed> => ({
  open: () => ({ fetchRates: () => fetchRates(settings) }),
});

/** `RATES_URL`, with `RATES_KEY` where the feed wants one. */
export const jsonFeedAdapter: Adapter<RateFeed> = {
  read(variables) {
    const url = variables.read('RATES_URL', httpUrl);
    const key = variables.text('RATES_KEY');
    return url ? [['rates', jsonFeed({ url, key })]] : [];
  },
};
