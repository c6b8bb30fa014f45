export { revenueReport, type RevenueLine } from './revenue.ts';
export { significantEvents, type SignificantEvent } from './significant-events.ts';
export { gameReport, liabilityReport, type GameLine, type LiabilityLine, type ProviderLine } from './report.ts';
