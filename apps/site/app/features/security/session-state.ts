import type { Session } from '@verdigale/contract';
import type { BadgeTone } from '@verdigale/ui/badge';

export type SessionState = 'current' | 'active' | 'closed';

/** Closed once it has an end, current for the browser that asks, else active and closable. (W 3.3) */
export function sessionState({ sessionId, closedAt }: Pick<Session, 'sessionId' | 'closedAt'>, currentId: string | null): SessionState {
  if (closedAt !== null) return 'closed';
  return sessionId === currentId ? 'current' : 'active';
}

export const toneOf: Readonly<Record<SessionState, BadgeTone>> = { current: 'gain', active: 'info', closed: 'neutral' };
