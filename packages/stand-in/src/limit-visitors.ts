import { addressOf, Budget, visitorOf, type AddressSource, type Rate } from '@verdigale/admission';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What one visitor may ask of each door; people behind one address share it. */
const doors = {
  /** Every request of a browser, files of pages among them. */
  requests: { burst: 600, perSecond: 100 },
  /** Each opens a session and asks the platform. */
  launches: { burst: 60, perSecond: 2 },
  /** Streams that stay open. */
  streams: { burst: 60, perSecond: 1 },
  /** Calls that claim to be the platform's and are not; its own are never counted. */
  unproven: { burst: 60, perSecond: 1 },
} as const satisfies Record<string, Rate>;
type Door = keyof typeof doors;

/** A visitor's streams at the same time: each is sent every change for as long as it is open. */
const openStreams = 50;

export interface VisitorLimits {
  /** By default the address of the connection. */
  edge?: AddressSource;
  /** Multiplies every budget: 1 in production, more where one address plays many players (tests). */
  rateFactor?: number;
}

/** Gives every request of a Fastify server, but for the platform's signed calls, to the budgets of its visitor. */
export function limitVisitors(app: FastifyInstance, { edge, rateFactor = 1 }: VisitorLimits): void {
  const source = edge ?? { isTrusted: false, ipHeader: '' };
  const now = () => performance.now();
  const budgetOf = ({ burst, perSecond }: Rate) => new Budget({ burst: burst * rateFactor, perSecond: perSecond * rateFactor, now });
  const budgets = new Map(Object.entries(doors).map(([door, rate]) => [door, budgetOf(rate)]));
  app.decorateRequest('takeFrom', function takeFrom(this: FastifyRequest, door: Door): number {
    return budgets.get(door)!.take(visitorOf(addressOf(this.raw, source)));
  });
  const streamsOf = new Map<string, number>();
  app.addHook('onRequest', async (request, { raw }) => {
    const { isSigned, door } = request.routeOptions.config;
    const wait = isSigned ? 0 : request.takeFrom('requests') || (door ? request.takeFrom(door) : 0);
    if (wait > 0) throw new TooManyRequests(wait);
    if (door !== 'streams') return;
    const visitor = visitorOf(addressOf(request.raw, source));
    const open = streamsOf.get(visitor) ?? 0;
    if (open >= openStreams * rateFactor) throw new TooManyRequests(usualWaitSeconds);
    streamsOf.set(visitor, open + 1);
    raw.once('close', () => {
      const left = streamsOf.get(visitor)! - 1;
      if (left > 0) streamsOf.set(visitor, left);
      else streamsOf.delete(visitor);
    });
  });
}

/** Nobody knows when one of them ends. */
const usualWaitSeconds = 5;

/** A visitor has had what a door gives; worth another try after so many seconds. */
export class TooManyRequests extends Error {
  readonly statusCode = 429;
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super('Too many requests.');
    this.name = 'TooManyRequests';
    this.retryAfter = retryAfter;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Takes one from what the visitor has at a door; answers the seconds to wait, 0 where one was taken. Only where `limitVisitors` was called. */
    takeFrom(door: Door): number;
  }
  interface FastifyContextConfig {
    /** The platform's own call: who it is shows by its signature. */
    isSigned?: boolean;
    /** A door with a budget of its own, beside that of all requests. */
    door?: Door;
  }
}
