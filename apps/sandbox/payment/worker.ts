import type { StandInContext } from '../stand-in.ts';
import { signBody } from '../studio/server/signature.ts';
import { claimCallbacks, decide, delayCallback, endCallback, findDuePayouts, holdsPayouts, type Callback } from './payment.sql.ts';

const pollMs = 250;
/** Payouts are decided by themselves after this time, as a bank would take its own. */
const payoutDelayMs = 3_000;
const claimMs = 15_000;
const callTimeoutMs = 5_000;
const longestWaitMs = 60_000;

/** An account that ends so is refused, so that refusals can be tried. */
export const refusedEnding = '0002';

export type PaymentWorker = { start(): void; stop(): Promise<void> };

/** Decides payouts and delivers callbacks until the platform takes them: 2xx, or a refusal for good (404, 409). */
export function createPaymentWorker({ pool, clock, logger, secrets, platformUrl }: StandInContext): PaymentWorker {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  async function decidePayouts(): Promise<void> {
    if (await holdsPayouts(pool)) return;
    for (const payout of await findDuePayouts(pool, later(-payoutDelayMs))) {
      const isRefused = Object.values(payout.fields).some((value) => value.replaceAll(/\s/g, '').endsWith(refusedEnding));
      await decide(pool, payout.id, isRefused ? 'failed' : 'succeeded', isRefused ? 'refused by the bank' : null, clock.now());
    }
  }

  async function deliver({ eventId, body, attempts }: Callback): Promise<void> {
    const status = await fetch(`${platformUrl}/partners/payments/sandbox/callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signBody(secrets.payment, body, clock.now()) },
      body,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(callTimeoutMs)]),
    }).then(
      (response) => response.status,
      () => 0,
    );
    const isEnded = (status >= 200 && status < 300) || status === 404 || status === 409;
    if (isEnded) await endCallback(pool, eventId, status, clock.now());
    else await delayCallback(pool, eventId, later(Math.min(500 * 2 ** attempts, longestWaitMs)));
    if (!isEnded || status >= 400) logger.warn({ eventId, status, attempts }, 'the platform did not take a payment callback');
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await decidePayouts();
        await Promise.all((await claimCallbacks(pool, clock.now(), later(claimMs))).map(deliver));
      } catch (error) {
        logger.error({ err: error }, 'the payment worker failed; it tries again');
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        stopping.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
      });
    }
  }

  return {
    start: () => void (running = loop()),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
