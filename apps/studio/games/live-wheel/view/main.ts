import { PlaceGrid } from '../../../view/live/place-grid.ts';
import { startLiveTable } from '../../../view/live/start-live-table.ts';
import { readConfig } from '../../../view/start-game.ts';
import { timesText } from '../../../view/times-text.ts';
import { findTitle, seedOf } from '../../title-art.ts';
import { liveWheel } from '../index.ts';
import { placeOf, segmentsOf, timesOf } from '../math.ts';
import { titles } from '../titles.ts';
import { rules } from './rules-page.ts';
import { WheelScene } from './wheel-scene.ts';

const title = findTitle(titles, readConfig().game);
const segments = segmentsOf(title);
const paidBy = (segment: number): number => segments[segment] ?? 0;
/** From these hundredths on a result stands out in the row. */
const marks = { high: 600, highest: 1900 };

void startLiveTable<number>({
  game: liveWheel(title),
  title,
  brief: (segment, { config }) => timesText(config.locale, paidBy(segment)),
  rules: (parts) => rules(parts, title),
  makeLook(host) {
    const { say, config } = host.parts;
    const timesIn = (times: number): string => timesText(config.locale, times);
    const places = title.kinds.map(([times, count], kind) => ({
      bet: placeOf(times),
      name: `${say('wheel.pays')} ${timesIn(times)}, ${say('wheel.segments')}: ${count.toLocaleString(config.locale)}`,
      label: timesIn(times),
      pays: `${count.toLocaleString(config.locale)} / ${segments.length.toLocaleString(config.locale)}`,
      className: `wheel-place wheel-place-${kind}`,
    }));
    return {
      seed: seedOf(title),
      scene: new WheelScene(host.parts, title),
      board: new PlaceGrid({ host, className: 'wheel-places', places, isPaid: (bet, segment) => timesOf(bet) === paidBy(segment) }),
      nameOf: (bet) => timesIn(timesOf(bet)),
      brief: (segment) => {
        const times = paidBy(segment);
        return { text: timesIn(times), tone: times >= marks.highest ? 'past-highest' : times >= marks.high ? 'past-high' : 'past-low' };
      },
      words: (segment) => say('live.drawn', { result: timesIn(paidBy(segment)) }),
    };
  },
});
