export { PlayTimeSection } from './play-time-section.tsx';
export { RealityCheck, RealityCheckAnswers } from './reality-check.tsx';
export { useRealityCheck } from './use-reality-check.ts';
