import { newId, type Database, type Kernel } from '#kernel';
import { findTwins } from '#modules/player';
import { beatenPrices, bothSides, closingLines, linkedBets, timedCashOuts } from './patterns.sql.ts';
import { insertReview, type Review } from './review.sql.ts';

const lookedAtMs = 30 * 24 * 3_600_000;
/** One bet in common says little. */
const leastSame = 3;

type Found = Pick<Review, 'pattern' | 'playerId' | 'subject' | 'facts'>;

/**
 * Puts what the bets of the last thirty days look like into the queue of the operator: signals for a person, from which nothing follows by itself. A
 * pattern of one player is there once a month, one of a line once. With a million bets each look takes up to a minute, longer than a statement may
 * outside of a snapshot.
 */
export async function findPatterns({ db, clock }: Pick<Kernel, 'clock'> & { db: Pick<Database, 'snapshot' | 'run'> }): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - lookedAtMs);
  const month = now.toISOString().slice(0, 7);
  const [beaten, lines, cashed, both, linked] = await db.snapshot(async (tx) => {
    const pairs = (await findTwins(tx)).map(({ players }) => players);
    return [
      await tx.all(beatenPrices(since)),
      await tx.all(closingLines(since)),
      await tx.all(timedCashOuts(since)),
      await tx.all(bothSides(since)),
      await tx.all(linkedBets(pairs, since)),
    ] as const;
  });
  const found: Found[] = [
    ...beaten.map(({ playerId, ...facts }): Found => ({ pattern: 'price-beaten', playerId, subject: month, facts })),
    ...lines.map(({ playerId, ...facts }): Found => ({ pattern: 'closing-line', playerId, subject: month, facts })),
    ...cashed.map(({ playerId, ...facts }): Found => ({ pattern: 'cash-out-timing', playerId, subject: month, facts })),
    ...both.map(({ playerId, eventId, market, specifiers, outcomes }): Found => {
      return { pattern: 'both-sides', playerId, subject: [eventId, market, specifiers].filter(Boolean).join(' '), facts: { outcomes } };
    }),
    ...linked.flatMap(({ playerId, otherId, same, opposite }): Found[] => [
      ...(same >= leastSame ? [{ pattern: 'linked-same', playerId, subject: `${month} ${otherId}`, facts: { same } } as const] : []),
      ...(opposite > 0 ? [{ pattern: 'linked-opposite', playerId, subject: `${month} ${otherId}`, facts: { opposite } } as const] : []),
    ]),
  ];
  for (const each of found) await db.run(insertReview({ ...each, id: newId(), foundAt: now }));
}
