export { ProgressBar, progressShare, type ProgressProps } from './progress-bar.tsx';
export { ProgressRing, type ProgressRingProps } from './progress-ring.tsx';
