import type { FeedMessage } from '@verdigale/partner-wire';
import {
  marketKey,
  notBegunStatuses,
  type BookEvent,
  type BookMarket,
  type BookOutcome,
  type FeedResult,
  type Odds,
  type StatedResult,
} from './book.ts';

/** A message about an event. */
export type EventMessage = Extract<FeedMessage, { eventId: string }>;

/** What a message becomes part of: the outage count of its producer, the version that the event gets, and ids for what is new. */
export interface FoldContext {
  epoch: number;
  version: number;
  newId: () => string;
}

/** The event as it is after a message. Undefined stays so until a fixture comes: what is not known has no bets. */
export function foldMessage(event: BookEvent | undefined, message: EventMessage, context: FoldContext): BookEvent | undefined {
  if (message.kind === 'fixture.changed') {
    const { startsAt, ...fixture } = message.fixture;
    const nothing = { beganAt: null, statedBy: null, statedAt: null, markets: new Map() };
    const unknown = { status: 'not_started', score: null, statistics: [], ...nothing } as const;
    return { ...unknown, ...event, ...fixture, id: message.eventId, startsAt: new Date(startsAt), version: context.version };
  }
  if (!event) return undefined;
  const changed = { ...event, version: context.version };
  switch (message.kind) {
    case 'odds.changed':
      return quoteAll(changed, message, context);
    case 'bet.stopped':
      return { ...changed, markets: change(event, message.markets, context, (market) => ({ ...market, status: stopped(market.status) })) };
    case 'bets.settled': {
      const { certainty } = message;
      const said = new Map(
        message.markets.map((market) => [marketKey(market), new Map(market.outcomes.map((each) => [each.outcome, each]))]),
      );
      const settle = (market: BookMarket) => ({
        ...market,
        outcomes: eachOutcome(market, (known) => {
          const stated = said.get(marketKey(market))!.get(known.outcome);
          return stated && !isRuled(known) ? { ...known, result: resultOf(stated, certainty) } : known;
        }),
      });
      const isDecided = message.markets.some(({ outcomes }) => outcomes.some(({ voidFactor }) => Number(voidFactor) < 1));
      return { ...changed, ...(isDecided ? began(event, message) : {}), markets: change(event, message.markets, context, settle) };
    }
    case 'settlement.rolledBack':
      return {
        ...changed,
        markets: change(event, message.markets, context, (market) => ({
          ...market,
          outcomes: eachOutcome(market, (outcome) => (isRuled(outcome) ? outcome : { ...outcome, result: null })),
        })),
      };
    case 'bets.cancelled': {
      const { from, to, reason } = message;
      const add = (market: BookMarket) => ({ ...market, voids: [...without(market, message), { from, to, reason }] });
      return { ...changed, markets: change(event, message.markets, context, add) };
    }
    case 'cancel.rolledBack':
      return { ...changed, markets: change(event, message.markets, context, (market) => ({ ...market, voids: without(market, message) })) };
  }
}

/** Markets that are not named stay as they are, and so does what another producer has taken over since. */
function quoteAll(event: BookEvent, message: Odds, context: FoldContext): BookEvent {
  const markets = new Map(event.markets);
  for (const odds of message.markets) {
    const known = event.markets.get(marketKey(odds));
    if (known && isOvertaken({ by: isHandedOver(known) ? null : known.producer, at: known.statedAt }, message, isHandedOver(odds)))
      continue;
    markets.set(marketKey(odds), quote(known, odds, message, { ...context, position: markets.size }));
  }
  const handsOver = message.markets.length > 0 && message.markets.every(isHandedOver);
  if (isOvertaken({ by: event.statedBy, at: event.statedAt }, message, handsOver)) return { ...event, markets };
  const { status, score, statistics = event.statistics, producer, at } = message;
  const start = notBegunStatuses.includes(status) ? {} : began(event, message);
  return { ...event, ...start, status, score, statistics, markets, statedBy: handsOver ? null : producer, statedAt: new Date(at) };
}

const began = ({ beganAt }: BookEvent, { at }: EventMessage) => ({ beganAt: beganAt ?? new Date(at) });

const isHandedOver = ({ status }: Pick<BookMarket, 'status'>) => status === 'handed_over';

/**
 * Another producer has spoken later, or in the same millisecond; or it has gone on already with what this one hands over, whenever that is said
 * again. What was handed over is nobody's.
 */
function isOvertaken(known: { by: string | null; at: Date | null }, { producer, at }: Odds, handsOver: boolean): boolean {
  return known.by !== null && known.at !== null && known.by !== producer && (handsOver || new Date(at) <= known.at);
}

/** A market that is named is complete: an outcome that is not in it is no longer offered. */
function quote(
  known: BookMarket | undefined,
  odds: Odds['markets'][number],
  { producer, at }: Odds,
  { epoch, version, position, newId }: FoldContext & { position: number },
): BookMarket {
  const { market, specifiers, status, isCashOutOpen, eachWay = null, deductions = [] } = odds;
  const outcomes = new Map([...(known?.outcomes ?? [])].map(([key, outcome]) => [key, { ...outcome, isActive: false }]));
  for (const { outcome, price, isActive, chances } of odds.outcomes) {
    const before = outcomes.get(outcome);
    const identity = before ?? { id: newId(), outcome, position: outcomes.size, result: null };
    // One that is offered again has a new version, even at the price that it had before.
    const isSame = known?.outcomes.get(outcome)?.isActive === isActive && before?.price === price;
    outcomes.set(outcome, { ...identity, price, isActive, chances, version: isSame ? before.version : version });
  }
  return {
    market,
    specifiers,
    status,
    isCashOutOpen,
    eachWay,
    deductions,
    producer,
    statedAt: new Date(at),
    epoch,
    version,
    position: known?.position ?? position,
    voids: known?.voids ?? [],
    outcomes,
  };
}

/** Only what was open is suspended: a stop does not bring a settled market back. */
const stopped = (status: BookMarket['status']) => (status === 'active' ? 'suspended' : status);

/** These markets, or with none named all of them, changed. */
function change(
  event: BookEvent,
  named: readonly Pick<BookMarket, 'market' | 'specifiers'>[],
  { version }: FoldContext,
  to: (market: BookMarket) => BookMarket,
): Map<string, BookMarket> {
  const keys = new Set(named.map(marketKey));
  return new Map([...event.markets].map(([key, market]) => [key, keys.size === 0 || keys.has(key) ? { ...to(market), version } : market]));
}

const resultOf = ({ outcome: _, ...result }: FeedResult, certainty: 1 | 2): StatedResult => ({ ...result, certainty });

const isRuled = ({ result }: BookOutcome) => result?.ruling !== undefined;

const eachOutcome = ({ outcomes }: BookMarket, to: (outcome: BookOutcome) => BookOutcome) =>
  new Map([...outcomes].map(([key, outcome]) => [key, to(outcome)]));

const without = ({ voids }: BookMarket, { from, to }: { from: string | null; to: string | null }) =>
  voids.filter((span) => span.ruling !== undefined || span.from !== from || span.to !== to);
