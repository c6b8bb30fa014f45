import type { SlipLeg } from './slip.ts';

export const sampleLeg = (outcomeId: string, more: Partial<SlipLeg> = {}): SlipLeg => ({
  outcomeId,
  eventId: `event-${outcomeId}`,
  competitors: ['Fennick Rovers', 'Ashvale Orient'],
  sport: 'football',
  tournament: 'Copper Cup',
  isSimulated: true,
  market: '1x2',
  specifiers: '',
  outcome: 'home',
  price: '2.0',
  eachWay: null,
  ...more,
});
