import { validate } from 'uuid';
import { AppError, type Queryable } from '#kernel';
import { findPlayerId, requirePlayer } from '#modules/player';

export type IdOf = (player: string) => Promise<string>;

/** Whom an operator names, by id or e-mail address. Throws notFound. */
export const playerIds =
  (db: Queryable): IdOf =>
  async (player) => {
    if (validate(player)) return (await requirePlayer(db, player)).id;
    const playerId = player.includes('@') && (await findPlayerId(db, player));
    if (!playerId) throw new AppError('notFound', 'no such player');
    return playerId;
  };
