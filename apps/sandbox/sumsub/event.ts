import type { Applicant } from './sumsub.sql.ts';

export type Decision = 'submit' | 'approve' | 'reject' | 'reset';

const outcome: Record<Decision, { state: Applicant['state']; event: object }> = {
  submit: { state: 'pending', event: { type: 'applicantPending', reviewStatus: 'pending' } },
  approve: {
    state: 'approved',
    event: { type: 'applicantReviewed', reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } },
  },
  reject: {
    state: 'rejected',
    event: {
      type: 'applicantReviewed',
      reviewStatus: 'completed',
      reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'RETRY', rejectLabels: ['UNSATISFACTORY_PHOTOS'] },
    },
  },
  reset: { state: 'init', event: { type: 'applicantReset', reviewStatus: 'init' } },
};

/** What a tester's decision makes of an applicant, and the webhook that says so. */
export function decide(
  { id, externalUserId, levelName }: Applicant,
  decision: Decision,
  now: Date,
): { state: Applicant['state']; body: string } {
  const { state, event } = outcome[decision];
  const createdAtMs = now.toISOString().replace('T', ' ').replace('Z', '');
  return { state, body: JSON.stringify({ applicantId: id, externalUserId, levelName, createdAtMs, ...event }) };
}

export function isDecision(value: unknown): value is Decision {
  return typeof value === 'string' && Object.hasOwn(outcome, value);
}
