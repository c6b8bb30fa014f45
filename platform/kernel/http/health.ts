import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { holdSomething } from '../db/database.sql.ts';
import type { Kernel } from '../kernel.ts';

/** How long an answer is reused, so that frequent probes do not make the database write as often. */
const readyForMs = 2_000;
const notReadyForMs = 500;
/** A database that says nothing for longer is no use to a player. */
const patienceMs = 2_000;

/** `/healthz` (the process lives) and `/readyz` (it can serve: it is not about to end, the database takes writes), for whatever spreads the load. */
export function mountHealth(app: FastifyInstance, kernel: Pick<Kernel, 'db' | 'log'>): void {
  const isReady = createReadiness(kernel);
  let isEnding = false;
  app.addHook('preClose', async () => void (isEnding = true));
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    !isEnding && (await isReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' }),
  );
}

/** A full disk and a database that only reads still answer questions, so something is written. */
export function createReadiness({ db, log }: Pick<Kernel, 'db' | 'log'>): () => Promise<boolean> {
  let last = { isReady: true, goodUntil: -Infinity };
  let asked: { at: number; answer: Promise<void> } | undefined;

  function note(isReady: boolean, reason?: unknown): void {
    if (last.isReady && !isReady) log.error({ err: reason }, 'not ready: the database takes no writes');
    if (!last.isReady && isReady) log.info('ready again');
    last = { isReady, goodUntil: performance.now() + (isReady ? readyForMs : notReadyForMs) };
  }

  /** One try at a time: a database that does not answer is not asked by everybody. */
  function ask(): { at: number; answer: Promise<void> } {
    const answer = db
      .transaction((tx) => tx.run(holdSomething()))
      .then(
        () => note(true),
        (reason: unknown) => note(false, reason),
      )
      .finally(() => (asked = undefined));
    return { at: performance.now(), answer };
  }

  return async () => {
    if (performance.now() < last.goodUntil) return last.isReady;
    asked ??= ask();
    const leftMs = asked.at + patienceMs - performance.now();
    const isAnswered = await Promise.race([asked.answer.then(() => true), delay(Math.max(0, leftMs), false, { ref: false })]);
    if (!isAnswered) note(false, new Error('no answer'));
    return last.isReady;
  };
}
