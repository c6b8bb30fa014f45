import { claimDeliveries, delayDelivery, endDelivery, type Delivery } from './delivery.sql.ts';
import type { StandInContext } from './stand-in.ts';

const claimMs = 15_000;
const callTimeoutMs = 5_000;
const longestWaitMs = 60_000;

/** How one partner calls the platform. */
export interface Postbox {
  partner: string;
  /** The path at which the platform accepts deliveries. */
  path: string;
  /** The headers that authenticate a body. */
  sign(body: string, now: Date): Record<string, string>;
  /** Status codes, besides success, after which the delivery is not tried again. */
  refusals: readonly number[];
}

/** Sends the platform what is due until it accepts (2xx) or refuses it for good. The pauses between attempts grow. */
export async function deliverDue(
  { pool, clock, logger, platformUrl }: StandInContext,
  { partner, path, sign, refusals }: Postbox,
  stopping: AbortSignal,
): Promise<void> {
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  async function deliver({ id, body, attempts }: Delivery): Promise<void> {
    const status = await fetch(platformUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign(body, clock.now()) },
      body,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(callTimeoutMs)]),
    }).then(
      (response) => response.status,
      () => 0,
    );
    const isTaken = status >= 200 && status < 300;
    if (!isTaken) logger.warn({ partner, deliveryId: id, status, attempts }, 'the platform did not accept a delivery');
    if (isTaken || refusals.includes(status)) await endDelivery(pool, id, status, clock.now());
    else await delayDelivery(pool, id, later(Math.min(500 * 2 ** attempts, longestWaitMs)));
  }

  await Promise.all((await claimDeliveries(pool, partner, clock.now(), later(claimMs))).map(deliver));
}
