import type { Round } from '../round.sql.ts';
import { findSession } from '../session.sql.ts';
import { settleRound } from '../settle-round.ts';
import type { Studio } from '../studio.ts';

const atOnce = 4;

/**
 * Reports decided bets to the platform, a few at a time, while the next round goes on. Whatever is not reported when the
 * process ends stays in the table, and the settlement worker picks it up.
 */
export function settleInBackground(studio: Studio): { add(bets: readonly Round[]): void; idle(): Promise<void> } {
  const waiting: Round[] = [];
  const busy = new Set<Promise<void>>();

  const settleNext = async (): Promise<void> => {
    for (let bet = waiting.shift(); bet; bet = waiting.shift()) {
      const session = await findSession(studio.pool, bet.sessionId);
      if (session?.mode === 'real') await settleRound(studio, session, bet);
    }
  };

  return {
    add(bets) {
      waiting.push(...bets.filter(({ state }) => state === 'drawn'));
      while (busy.size < atOnce && waiting.length > 0) {
        const work = settleNext()
          .catch((error: unknown) => studio.logger.error({ err: error }, 'a bet was not settled; the worker does it'))
          .finally(() => busy.delete(work));
        busy.add(work);
      }
    },
    async idle() {
      waiting.length = 0;
      await Promise.all(busy);
    },
  };
}
