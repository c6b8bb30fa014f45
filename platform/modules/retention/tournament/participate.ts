import { tournamentState, type Tournament } from '@verdigale/contract';
import { validate } from 'uuid';
import { AppError, type Kernel } from '#kernel';
import { maskNickname } from '#modules/game';
import { requirePlayer } from '#modules/player';
import { lockAccounts } from '#modules/wallet';
import { newEntry } from './entries-for.ts';
import { isOpenIn } from './counts.ts';
import { frozenIn, insertEntries } from './entry.sql.ts';
import { getTournament, mayTakePart } from './list-tournaments.ts';
import { queueRanking } from './rank.ts';
import { tournamentById } from './tournament.sql.ts';
import { stateOf } from './view-tournament.ts';

/** Takes part; said again it changes nothing. Throws notFound, and tournamentNotOpen when it is over or not for this player now. (wire 9.3) */
export async function participate(kernel: Kernel, playerId: string, id: string): Promise<Tournament> {
  await kernel.db.transaction(async (tx) => {
    const row = validate(id) ? await tx.maybe(tournamentById(id)) : undefined;
    if (!row) throw new AppError('notFound', 'no such tournament');
    const now = kernel.clock.now();
    const state = stateOf(row, now);
    if (state !== tournamentState.scheduled && state !== tournamentState.running)
      throw new AppError('tournamentNotOpen', 'the tournament is over');
    // Whoever takes a player out holds his lock: without it he would enter behind that, and stay.
    await lockAccounts(tx, playerId);
    const player = await requirePlayer(tx, playerId);
    if (!(await mayTakePart(tx, player, now))) throw new AppError('tournamentNotOpen', 'this player may not play now');
    if (!isOpenIn(row.terms, player.country)) throw new AppError('tournamentNotOpen', 'the tournament is not held in this country');
    const [frozen] = await tx.all(frozenIn([id], playerId));
    if (frozen) throw new AppError('tournamentNotOpen', 'this player was taken out of it');
    const entry = newEntry({ tournamentId: id, playerId, nickname: maskNickname(player.nickname), at: now });
    if ((await tx.run(insertEntries([entry]))) > 0) await queueRanking(kernel, tx, id);
  });
  return getTournament(kernel, playerId, id);
}
