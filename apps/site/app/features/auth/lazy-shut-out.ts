import { lazyPart } from '#app/lazy-part.ts';

export type { ShutOutProps } from './shut-out.tsx';

/** Few ever see it. */
export const ShutOut = lazyPart(async () => (await import('./shut-out.tsx')).ShutOut);
