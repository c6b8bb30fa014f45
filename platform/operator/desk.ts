import { validate } from 'uuid';
import { AppError, createEvents, openDatabase, systemClock, type Kernel } from '#kernel';
import { sportsbookRules, type PlatformConfig } from '#config';
import { findPlayerId, requirePlayer } from '#modules/player';
import { house } from '../jurisdictions/house.ts';
import { createBonusDesk, type BonusDesk } from './bonus-desk.ts';
import { createBookDesk, type BookDesk } from './book-desk.ts';
import { createMoneyDesk, type MoneyDesk } from './money-desk.ts';
import { createPlayerDesk, type PlayerDesk } from './player-desk.ts';
import { createProtectionDesk, type ProtectionDesk } from './protection-desk.ts';
import { createReportDesk, type ReportDesk } from './report-desk.ts';
import { createRetentionDesk, type RetentionDesk } from './retention-desk.ts';

/**
 * What an operator does: every action once, players named by id or e-mail address. The commands of apps/server/operator call it on the machine,
 * and `/operator` (routes.ts) serves it to the operator's own tools. The running platform emits the facts that follow.
 */
export interface OperatorDesk extends PlayerDesk, ProtectionDesk, MoneyDesk, BonusDesk, RetentionDesk, BookDesk, ReportDesk {}

/** A desk beside a running platform, over its database. */
export function openOperatorDesk({
  databaseUrl,
  documentsDir,
  bonusRules = {},
  protection = house,
}: {
  databaseUrl: string;
  documentsDir: string;
  /** The brand's, by country. */
  bonusRules?: PlatformConfig['bonuses']['rules'];
  /** Of the brand's jurisdiction. */
  protection?: PlatformConfig['protection'];
}): OpenedDesk {
  const config = { bonuses: { isDeclinedByDefault: false, rules: bonusRules, names: {} }, protection, sportsbook: sportsbookRules };
  const db = openDatabase({ url: databaseUrl, poolSize: 2 });
  return { ...createOperatorDesk({ db, clock: systemClock, events: createEvents(), config }, documentsDir), close: () => db.close() };
}

export interface OpenedDesk extends OperatorDesk {
  close(): Promise<void>;
}

type Hands = Pick<Kernel, 'db' | 'clock' | 'events'> & { config: Pick<PlatformConfig, 'bonuses' | 'protection' | 'sportsbook'> };

export function createOperatorDesk(hands: Hands, documentsDir: string): OperatorDesk {
  const { db } = hands;
  async function idOf(player: string): Promise<string> {
    if (validate(player)) return (await requirePlayer(db, player)).id;
    const playerId = player.includes('@') && (await findPlayerId(db, player));
    if (!playerId) throw new AppError('notFound', 'no such player');
    return playerId;
  }
  return {
    ...createPlayerDesk(hands, idOf, documentsDir),
    ...createProtectionDesk(hands, idOf),
    ...createMoneyDesk(hands, idOf),
    ...createBonusDesk(hands, idOf),
    ...createRetentionDesk(hands, idOf),
    ...createBookDesk(hands, idOf),
    ...createReportDesk(hands),
  };
}
