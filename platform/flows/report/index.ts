export { gameReport, liabilityReport, type GameLine, type LiabilityLine, type ProviderLine } from './report.ts';
