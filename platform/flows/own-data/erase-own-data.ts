import { playerStatus } from '@verdigale/contract';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { eraseDocuments, removeFiles } from '#modules/document';
import { eraseFavorites, hasOpenRound } from '#modules/game';
import { eraseMessages } from '#modules/notification';
import { eraseDetailsOf, isPaying } from '#modules/payment';
import { awaitHolders, erasePerson, requirePlayer } from '#modules/player';
import { waitingAdjustments } from '#modules/risk';
import { countBetsOf } from '#modules/sportsbook';
import { lockAccounts } from '#modules/wallet';

type Hands = Pick<Kernel, 'db' | 'clock'>;

export interface Erased {
  playerId: string;
  /** How many documents went, with their files. */
  documents: number;
  /** What he is recognised by stays until then, since he is excluded: null for good; undefined where nothing of it stays. */
  recognisedUntil: Date | null | undefined;
}

/**
 * Removes what says who a player is, and leaves what is about his money, play and protection (`fates.ts`), in one transaction; done again, it changes
 * nothing. Throws notFound; invalid for a player who is not blocked, has money, or with whom something is not ended yet.
 */
export async function eraseOwnData({ db, clock }: Hands, playerId: string, documentsDir: string): Promise<Erased> {
  const { files, recognisedUntil } = await db.transaction(async (tx) => {
    await awaitHolders(tx, playerId);
    await requireNothingOpen(tx, playerId);
    await eraseMessages(tx, await requirePlayer(tx, playerId));
    await tx.run(eraseFavorites(playerId));
    await tx.run(eraseDetailsOf(playerId));
    return { files: await eraseDocuments(tx, playerId), recognisedUntil: await erasePerson(tx, { clock }, playerId) };
  });
  await removeFiles(documentsDir, files);
  return { playerId, documents: files.length, recognisedUntil };
}

/** The wallet's lock is held from here on, without which no money of his moves. */
async function requireNothingOpen(tx: Transaction, playerId: string): Promise<void> {
  const accounts = await lockAccounts(tx, playerId);
  const open: string[] = [];
  if ((await requirePlayer(tx, playerId)).status !== playerStatus.blocked) open.push('is not blocked');
  const funded = accounts.filter(({ pockets }) => Object.values(pockets).some((balance) => balance !== 0n));
  if (funded.length > 0) open.push(`has money (${funded.map(({ currency }) => currency).join(', ')})`);
  if ((await tx.one(isPaying(playerId))).isPaying) open.push('has a deposit or withdrawal that has not ended');
  if ((await tx.one(hasOpenRound(playerId))).isOpen) open.push('has a round that has not ended');
  if ((await tx.one(countBetsOf(playerId, false))).total > 0) open.push('has a bet that has not ended');
  const isCorrected = (await tx.all(waitingAdjustments())).some((adjustment) => adjustment.playerId === playerId);
  if (isCorrected) open.push('has a correction that waits');
  if (open.length > 0) throw AppError.invalidFields([['player', open]]);
}
