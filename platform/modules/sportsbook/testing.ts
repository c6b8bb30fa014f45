import type { FeedMessage } from '@verdigale/partner-wire';
import type { TestPlatform } from '#testing';
import { applyMessages } from './feed/apply-messages.ts';

type Distribute<T> = T extends FeedMessage ? Omit<T, 'producer' | 'sequence' | 'at'> : never;
/** A message without what the feed adds to it. */
export type Said = Distribute<FeedMessage>;

export const producer = 'test';

/** An outcome at a price that is open. */
const quoted = (outcome: string, price: string, won = '0.5') => ({
  outcome,
  price,
  isActive: true,
  chances: { won, halfWon: '0', voided: '0', halfLost: '0', lost: String(1 - Number(won)) },
});

export const market = (
  prices: Record<string, string>,
  overrides: { market?: string; specifiers?: string; status?: 'active' | 'suspended' } = {},
) => ({
  market: 'winner',
  specifiers: '',
  status: 'active' as const,
  isCashOutOpen: true,
  outcomes: Object.entries(prices).map(([outcome, price]) => quoted(outcome, price)),
  ...overrides,
});

/** A result of the market on the winner. */
export const result = (outcome: string, isWon: boolean, voidFactor = '0') => ({
  outcome,
  isWon,
  voidFactor,
  deadHeatFactor: '1',
  deduction: '0',
  reason: 'Final score 2:1',
});

export const main = { market: 'winner', specifiers: '' };

/** The market on the winner has ended, for the home side or for the other, for good. */
export const ended = (eventId: string, isHome: boolean) =>
  ({
    kind: 'bets.settled',
    eventId,
    certainty: 2,
    markets: [{ ...main, outcomes: [result('home', isHome), result('away', !isHome)] }],
  }) satisfies Said;
/** That result is taken back. */
export const takenBack = (eventId: string): Said => ({ kind: 'settlement.rolledBack', eventId, markets: [main] });
/** Bets on that market are void, whenever they were placed. */
export const canceled = (eventId: string): Said => ({
  kind: 'bets.cancelled',
  eventId,
  markets: [main],
  from: null,
  to: null,
  reason: 'Wrong line-up',
});
/** They are not void after all. */
export const restored = (eventId: string): Said => ({ kind: 'cancel.rolledBack', eventId, markets: [main], from: null, to: null });

/** A feed of a test: it numbers what it says and gives it to the platform at once. */
export async function openFeed(platform: Pick<TestPlatform, 'kernel'>) {
  const { kernel } = platform;
  const { db, clock } = kernel;
  const sent: FeedMessage[] = [];

  const deliver = (messages: readonly FeedMessage[]) => db.transaction((tx) => applyMessages(tx, kernel, messages));
  function number(said: Said): FeedMessage {
    const message = { ...said, producer, sequence: sent.length + 1, at: clock.now().toISOString() };
    sent.push(message);
    return message;
  }
  const say = (...said: Said[]) => deliver(said.map(number));

  /** Ends the recovery that the platform has asked for. */
  async function recover(): Promise<void> {
    const found = await db.one({
      text: 'select request_id from sportsbook.producer where name = $1',
      values: [producer],
      read: (row) => row as { request_id: string },
    });
    await say({ kind: 'snapshot.completed', requestId: found.request_id });
  }

  /** A football match that starts in an hour, or runs. */
  const fixture = (eventId: string, more: Partial<Extract<Said, { kind: 'fixture.changed' }>['fixture']> = {}) =>
    ({
      kind: 'fixture.changed' as const,
      eventId,
      fixture: {
        sport: 'football',
        category: 'Verdland',
        tournament: 'First League',
        competitors: ['Harbour Town', 'Mill United'],
        startsAt: new Date(clock.now().getTime() + 3_600_000).toISOString(),
        isSimulated: true,
        ...more,
      },
    }) satisfies Said;
  const odds = (
    eventId: string,
    markets: ReturnType<typeof market>[],
    status: Extract<Said, { kind: 'odds.changed' }>['status'] = 'not_started',
  ) => ({ kind: 'odds.changed' as const, eventId, status, score: null, markets }) satisfies Said;

  await say({ kind: 'alive' });
  await recover();
  return { say, deliver, number, sent, recover, fixture, odds };
}
export type TestFeed = Awaited<ReturnType<typeof openFeed>>;
