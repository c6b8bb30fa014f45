import type { PlatformConfig } from '#config';
import type { Kernel } from '#kernel';
import { checkSeals } from '#modules/journal';
import { exclusionsIn, type RegisteredExclusion } from '#modules/player';
import {
  gameReport,
  liabilityReport,
  revenueReport,
  significantEvents,
  type GameLine,
  type LiabilityLine,
  type ProviderLine,
  type RevenueLine,
  type SignificantEvent,
} from '../flows/report/index.ts';

/** What an operator reads out of rounds and books. */
export interface ReportDesk {
  /** What games took, paid and returned in a stretch of time, and what the books say of their providers. */
  gameReport(span: { start: Date; end: Date }): Promise<{ games: GameLine[]; providers: ProviderLine[] }>;
  /** What a regulator counts as a significant event, of a stretch of time. */
  significantEvents(span: { start: Date; end: Date }): Promise<SignificantEvent[]>;
  /** What each side of the books got from players and gave them in a stretch of time, and the gross gaming revenue. */
  revenue(span: { start: Date; end: Date }): Promise<RevenueLine[]>;
  /** The register of self-exclusions: those that held at some time of a stretch. */
  exclusions(span: { start: Date; end: Date }): Promise<RegisteredExclusion[]>;
  /** The sealed days of the journal, and whether each is what was sealed. */
  journalSeals(): Promise<{ day: string; entries: number; seal: string; isUnaltered: boolean }[]>;
  /** What players have now. */
  liabilities(): Promise<LiabilityLine[]>;
}

type Hands = Pick<Kernel, 'db'> & { config: Pick<PlatformConfig, 'protection'> };

export function createReportDesk({ db, config }: Hands): ReportDesk {
  return {
    gameReport: (span) => db.snapshot((tx) => gameReport(tx, span)),
    significantEvents: (span) => significantEvents(db, config, span),
    revenue: (span) => db.snapshot((tx) => revenueReport(tx, span)),
    exclusions: (span) => db.all(exclusionsIn(span)),
    journalSeals: () => db.snapshot((tx) => checkSeals(tx)),
    liabilities: () => db.snapshot(liabilityReport),
  };
}
