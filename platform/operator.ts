import { openDatabase, systemClock } from '#kernel';
import { findPlayerId, issueLoginToken } from '#modules/player';

/**
 * For an operator's command, beside the running platform: a token that signs the player with this e-mail in once, null when
 * nobody has it.
 */
export async function issueLoginTokenFor(databaseUrl: string, email: string): Promise<string | null> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    const playerId = await findPlayerId(db, email);
    return playerId ? await issueLoginToken({ db, clock: systemClock }, playerId) : null;
  } finally {
    await db.close();
  }
}
