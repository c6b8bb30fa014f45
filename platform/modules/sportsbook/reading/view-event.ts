import type { SportEvent } from '@verdigale/contract';
import type { ShownEvent } from '../book/book.sql.ts';
import { isLive } from '../book/closed-because.ts';

/** An event without its markets. */
export function viewEvent(row: ShownEvent): Omit<SportEvent, 'marketCount' | 'main'> {
  const { id, sport, category, tournament, competitors, isSimulated, status, score } = row;
  const [startsAt, version] = [row.startsAt.toISOString(), Number(row.version)];
  return { id, sport, category, tournament, competitors, startsAt, isSimulated, status, isLive: isLive(row), score, version };
}
