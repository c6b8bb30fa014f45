import type { StudioSettings } from '../server/settings.ts';

/** Quick pauses, so that a test sees every retry; a call's time is long enough for a busy machine. */
export const quickSettings: Partial<StudioSettings> = { callTimeoutMs: 1_500, retryMs: 10, longestRetryMs: 40, settlementPollMs: 20 };
