import { identityStatus, type IdentityStatus } from '@verdigale/contract';
import type { IdentityEvent } from '@verdigale/partner-wire';

/** The status that each of the provider's events stands for; other events change nothing. */
const statusOfType: ReadonlyMap<string, IdentityStatus> = new Map([
  ['applicantPending', identityStatus.pending],
  ['applicantOnHold', identityStatus.pending],
  ['applicantReset', identityStatus.none],
]);

/** The status that an event stands for; null when it says nothing about it. */
export function statusOf({ type, reviewResult }: IdentityEvent): IdentityStatus | null {
  if (type !== 'applicantReviewed') return statusOfType.get(type) ?? null;
  const answer = reviewResult?.reviewAnswer;
  return answer === 'GREEN' ? identityStatus.approved : answer === 'RED' ? identityStatus.rejected : null;
}

/** `2026-06-01 12:00:00.123`, or with a zone behind it, as a time; null for anything else. */
export function timeOf({ createdAtMs }: Pick<IdentityEvent, 'createdAtMs'>): Date | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?)(?:Z|\+0000)?$/.exec(createdAtMs) ?? [];
  const parsed = new Date(`${day}T${time}Z`);
  return Number.isNaN(parsed.getTime()) ? null : parsed;
}

/** How far the provider's clock may be ahead of ours. */
const skewMs = 60_000;

/** The time of an event; now for one that claims to come from the future, which would shut out every event until then. */
export function notAhead(eventAt: Date, now: Date): Date {
  return eventAt.getTime() > now.getTime() + skewMs ? now : eventAt;
}
