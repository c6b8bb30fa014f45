import { createEvents, openDatabase, systemClock, type Kernel } from '#kernel';
import { sportsbookRules, type PlatformConfig } from '#config';
import { constraintErrors } from '../constraint-errors.ts';
import { house } from '../jurisdictions/house.ts';
import { createBonusDesk, type BonusDesk } from './bonus-desk.ts';
import { createBookDesk, type BookDesk } from './book-desk.ts';
import { createMoneyDesk, type MoneyDesk } from './money-desk.ts';
import { createPlayerDesk, type PlayerDesk } from './player-desk.ts';
import { playerIds } from './player-ids.ts';
import { createProtectionDesk, type ProtectionDesk } from './protection-desk.ts';
import { createReportDesk, type ReportDesk } from './report-desk.ts';
import { createRetentionDesk, type RetentionDesk } from './retention-desk.ts';
import { createStaffDesk, type StaffDesk } from './staff-desk.ts';

/**
 * What an operator does: every action once, players named by id or e-mail address, and whoever acts by the name that is given. The commands of
 * apps/server/operator and `/operator` (routes.ts) have it signed only: for a person whom a key has proved (`signDesk`). The running platform emits the facts that follow.
 */
export interface OperatorDesk extends PlayerDesk, ProtectionDesk, MoneyDesk, BonusDesk, RetentionDesk, BookDesk, ReportDesk, StaffDesk {}

export interface DeskOptions {
  databaseUrl: string;
  documentsDir: string;
  /** The brand's, by country. */
  bonusRules?: PlatformConfig['bonuses']['rules'];
  /** Of the brand's jurisdiction. */
  protection?: PlatformConfig['protection'];
}

/** The desk without a proof of who acts: for tests. */
export function openOperatorDesk(options: DeskOptions): OpenedDesk {
  const hands = openHands(options);
  return { ...createOperatorDesk(hands, options.documentsDir), close: () => hands.db.close() };
}

export interface OpenedDesk extends OperatorDesk {
  close(): Promise<void>;
}

type Hands = Pick<Kernel, 'db' | 'clock' | 'events'> & { config: Pick<PlatformConfig, 'bonuses' | 'protection' | 'sportsbook'> };

/** Over the database of a running platform; its owner closes it. */
export function openHands({ databaseUrl, bonusRules = {}, protection = house }: DeskOptions): Hands {
  const config = { bonuses: { isDeclinedByDefault: false, rules: bonusRules, names: {} }, protection, sportsbook: sportsbookRules };
  return { db: openDatabase({ url: databaseUrl, poolSize: 2, constraintErrors }), clock: systemClock, events: createEvents(), config };
}

export function createOperatorDesk(hands: Hands, documentsDir: string): OperatorDesk {
  const idOf = playerIds(hands.db);
  return {
    ...createPlayerDesk(hands, idOf, documentsDir),
    ...createProtectionDesk(hands, idOf),
    ...createMoneyDesk(hands, idOf),
    ...createBonusDesk(hands, idOf),
    ...createRetentionDesk(hands, idOf),
    ...createBookDesk(hands, idOf),
    ...createReportDesk(hands),
    ...createStaffDesk(hands),
  };
}
