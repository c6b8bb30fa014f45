import type { Connection } from '#config';
import { anyText, baseUrl, identityList } from '#config/shapes.ts';
import type { Adapter } from '../../adapter.ts';
import type { DataFeed } from '../port.ts';
import { askForCombination, askForMessages, orderRecovery, type PolledFeedSettings } from './ask.ts';

const polledFeed = (settings: PolledFeedSettings): Connection<DataFeed> => ({
  open: (clock) => ({
    producers: settings.producers,
    messages: (question) => askForMessages(settings, clock, question),
    recover: (order) => orderRecovery(settings, clock, order),
    combination: (question) => askForCombination(settings, clock, question),
  }),
});

/** `FEED_URL` with `FEED_SECRET` and the names of its producers. */
export const polledFeedAdapter: Adapter<DataFeed> = {
  read(variables) {
    if (variables.text('FEED_URL') === undefined) return [];
    const url = variables.read('FEED_URL', baseUrl);
    const secret = variables.need('FEED_SECRET', 'FEED_URL', anyText);
    const producers = variables.need('FEED_PRODUCERS', 'FEED_URL', identityList);
    return url && secret && producers ? [['feed', polledFeed({ url, secret, producers })]] : [];
  },
};
