import type { MessengerMessage } from '@verdigale/contract';
import { ownPath } from '@verdigale/validation/own-path';
import { AppError, type Kernel } from '#kernel';
import type { PlatformConfig } from '#config';
import { decideDocument, listPendingDocuments, readAnyDocument, type Decision } from '#modules/document';
import { sendNotification } from '#modules/notification';
import {
  askCorrection,
  decideCorrection,
  decideIdentity,
  dropFactors,
  findTwins,
  issueLoginToken,
  letReturn,
  listCorrections,
  listDoubtfulIdentities,
  noteApart,
  type AskedCorrection,
  type Correction,
  type PlayerStatus,
  type Twins,
} from '#modules/player';
import { keepMinorOut, setStatus } from '../flows/keep-out/index.ts';
import { isOpenToOffers } from '../flows/notify-player/index.ts';
import { eraseOwnData, writeOwnData, type Erased, type Write } from '../flows/own-data/index.ts';

export interface PendingDocument {
  id: string;
  playerId: string;
  type: string;
  fileName: string;
  size: number;
  createdAt: Date;
}

/** What an operator does with accounts: who they are, what they may do, what is said to them. */
export interface PlayerDesk {
  pendingDocuments(): Promise<PendingDocument[]>;
  /** Throws notFound, as the others do for an unknown id. */
  readDocument(id: string): Promise<{ fileName: string; content: Buffer }>;
  decideDocument(id: string, decision: Decision): Promise<{ playerId: string; fileName: string }>;
  /** Throws invalid on a link that is neither a path of the site nor an https address. */
  notify(player: string, content: MessengerMessage['content']): Promise<void>;
  /** The same for what the house offers: false, and nothing is sent, to a player who must not or would not be offered anything. */
  offer(player: string, content: MessengerMessage['content']): Promise<boolean>;
  /**
   * Blocked ends every session; limited closes deposits and play for real. Both end the player's bonuses and quests. Of a player who was self-excluded, it is
   * `asked` for once the term is over, and done a day later; throws limitFixed before.
   */
  changeStatus(player: string, status: PlayerStatus): Promise<'done' | 'asked'>;
  /** Somebody has learned that the player is under age: blocks him, and gives the stakes of his open bets back. */
  keepMinorOut(player: string): Promise<void>;
  /** For a player who has lost it; told and logged. Throws notFound where none is on. */
  removeSecondFactor(player: string): Promise<void>;
  /** Identity checks that have proved somebody else than the profile says, with the fields that differ, oldest first. */
  doubtfulIdentities(): Promise<{ playerId: string; eventAt: Date; differs: readonly string[] }[]>;
  /** Somebody has looked whether it is the same person: approves or refuses the check. Throws notFound where none waits. */
  decideIdentity(player: string, isSame: boolean): Promise<void>;
  /** Asks for a correction of e-mail address, names, birth date or numbers of papers, which the player can no longer change; another person decides it. Returns its id. */
  askCorrection(player: string, asked: AskedCorrection): Promise<string>;
  corrections(): Promise<Correction[]>;
  /** Makes it, and tells the player, or not; throws invalid for whoever asked for it. */
  decideCorrection(id: string, decision: { isApproved: boolean; by: string }): Promise<void>;
  /** Pairs of open accounts that may be one person's. */
  duplicates(): Promise<Twins[]>;
  /** Somebody has looked: whoever has this e-mail or phone, with an account or not yet, is another person than the player. */
  noteApart(player: string, contact: string): Promise<void>;
  /** A token that signs this player in once, for a link of the autologin route. */
  issueLoginToken(player: string): Promise<string>;
  /** All that is stored about this player, to be handed over to him, as the parts of one JSON document of any length. */
  exportPlayer(player: string, write: Write): Promise<void>;
  /** Removes what says who a blocked player is, for good, and keeps books, play and protection. Throws invalid while he has money or anything open. */
  erasePlayer(player: string): Promise<Erased>;
}

type Hands = Pick<Kernel, 'db' | 'clock' | 'events'> & { config: Pick<PlatformConfig, 'bonuses' | 'protection'> };

export function createPlayerDesk(hands: Hands, idOf: (player: string) => Promise<string>, documentsDir: string): PlayerDesk {
  const { db } = hands;
  return {
    async pendingDocuments() {
      const rows = await listPendingDocuments(db);
      return rows.map(({ id, playerId, type, fileName, size, createdAt }) => ({ id, playerId, type, fileName, size, createdAt }));
    },
    readDocument: (id) => readAnyDocument(db, documentsDir, id),
    async decideDocument(id, decision) {
      const { playerId, fileName } = await decideDocument(hands, id, decision);
      return { playerId, fileName };
    },
    async notify(player, content) {
      requireLink(content);
      const playerId = await idOf(player);
      await db.transaction(async (tx) => sendNotification(tx, hands, playerId, content));
    },
    async offer(player, content) {
      requireLink(content);
      const playerId = await idOf(player);
      return db.transaction(async (tx) => {
        const isOpen = await isOpenToOffers(tx, hands, playerId);
        if (isOpen) sendNotification(tx, hands, playerId, content);
        return isOpen;
      });
    },
    async changeStatus(player, status) {
      const playerId = await idOf(player);
      return db.transaction(async (tx) => {
        if (status !== 'blocked' && !(await letReturn(tx, hands, playerId))) return 'asked';
        await setStatus(tx, hands, playerId, status);
        return 'done';
      });
    },
    async keepMinorOut(player) {
      const playerId = await idOf(player);
      await db.transaction((tx) => keepMinorOut(tx, hands, playerId));
    },
    async removeSecondFactor(player) {
      const playerId = await idOf(player);
      const wasOn = await db.transaction((tx) => dropFactors(tx, hands, playerId, 'operator'));
      if (!wasOn) throw new AppError('notFound', 'this player signs in without a second step');
    },
    doubtfulIdentities: () => listDoubtfulIdentities(db),
    async decideIdentity(player, isSame) {
      const playerId = await idOf(player);
      await db.transaction((tx) => decideIdentity(tx, hands, playerId, isSame));
    },
    askCorrection: async (player, asked) => askCorrection(hands, await idOf(player), asked),
    corrections: () => listCorrections(db),
    decideCorrection: (id, decision) => decideCorrection(hands, id, decision),
    duplicates: () => findTwins(db),
    async noteApart(player, contact) {
      const playerId = await idOf(player);
      await db.transaction((tx) => noteApart(tx, hands, playerId, contact));
    },
    issueLoginToken: async (player) => issueLoginToken(hands, await idOf(player)),
    exportPlayer: async (player, write) => writeOwnData(db, await idOf(player), write),
    erasePlayer: async (player) => eraseOwnData(hands, await idOf(player), documentsDir),
  };
}

/** Any origin does: what leads away from one leads away from each. */
const anyOrigin = 'https://site.invalid';

function requireLink({ link }: MessengerMessage['content']): void {
  if (link && ownPath(link.url, anyOrigin) === null && !(URL.canParse(link.url) && new URL(link.url).protocol === 'https:'))
    throw AppError.invalid('link', 'must be a path of the site, such as /profile/wallet, or an https address');
}
