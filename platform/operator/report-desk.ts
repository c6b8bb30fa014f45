import type { PlatformConfig } from '#config';
import type { Kernel } from '#kernel';
import {
  gameReport,
  liabilityReport,
  significantEvents,
  type GameLine,
  type LiabilityLine,
  type ProviderLine,
  type SignificantEvent,
} from '../flows/report/index.ts';

/** What an operator reads out of rounds and books. */
export interface ReportDesk {
  /** What games took, paid and returned in a stretch of time, and what the books say of their providers. */
  gameReport(span: { start: Date; end: Date }): Promise<{ games: GameLine[]; providers: ProviderLine[] }>;
  /** What a regulator counts as a significant event, of a stretch of time. */
  significantEvents(span: { start: Date; end: Date }): Promise<SignificantEvent[]>;
  /** What players have now. */
  liabilities(): Promise<LiabilityLine[]>;
}

type Hands = Pick<Kernel, 'db'> & { config: Pick<PlatformConfig, 'protection'> };

export function createReportDesk({ db, config }: Hands): ReportDesk {
  return {
    gameReport: (span) => db.snapshot((tx) => gameReport(tx, span)),
    significantEvents: (span) => significantEvents(db, config, span),
    liabilities: () => db.snapshot(liabilityReport),
  };
}
