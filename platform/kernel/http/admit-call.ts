import type { CallAuth } from '@verdigale/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Admission } from '../admission/admission.ts';
import { AppError } from '../app-error.ts';
import { bearerOf } from './bearer.ts';
import { askerOf } from './edge.ts';
import type { Authenticate, Principal } from './principal.ts';

const windowSeconds = { '1 minute': 60, '10 minutes': 600 } as const;

/** A burst of `max`, and as many again in each window. */
export interface RateLimit {
  max: number;
  timeWindow: keyof typeof windowSeconds;
}

/** Takes one from a call's own budget for somebody. */
export function limitOf(admission: Admission, { max, timeWindow }: RateLimit): (who: string) => void {
  return admission.limit({ burst: max, perSecond: max / windowSeconds[timeWindow] });
}

export interface CallRules {
  auth: CallAuth;
  limit?: RateLimit;
  authenticate: Authenticate;
}

/**
 * Says who makes a call, and admits them: an account from its own budget, everybody else, with a wrong token too, from that of guests.
 * Throws tooManyRequests, and unauthorised where the call needs a session or a token is not valid.
 */
export function callAdmitter(app: FastifyInstance, { auth, limit, authenticate }: CallRules) {
  const { admission, edge } = app;
  const takeOne = limit && limitOf(admission, limit);
  return async function admitCall(request: FastifyRequest): Promise<Principal | null> {
    const visitor = askerOf(request, edge);
    const token = auth === 'guest' ? undefined : bearerOf(request);
    const principal = token ? await authenticate(token) : null;
    if (principal) admission.take('accountCalls', principal.playerId);
    else if (visitor !== null) admission.take('guestCalls', visitor);
    if (!principal && (auth === 'bearer' || token)) throw new AppError('unauthorised', 'no session');
    const who = principal?.playerId ?? visitor;
    if (who !== null) takeOne?.(who);
    return principal;
  };
}
