import { identityStatus } from '@verdigale/contract';
import { IdentityEvent } from '@verdigale/partner-wire/schema';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { AppError, mount, readSigned, type Kernel, type Module } from '#kernel';
import { findStatus, recordIdentityCheck } from '#modules/player';
import { identityCheck } from '#partners/identity/index.ts';
import { notAhead, statusOf, timeOf } from './read-event.ts';
import { recordApproved } from './record-approved.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Another of the operator's products may share the provider's account: its people are not our players, and a check by other steps than ours says
 * nothing. Whom an approved one has proved is asked for, since the event does not tell. Throws invalid (createdAtMs), identityUnavailable.
 */
async function takeEvent(kernel: Kernel, event: IdentityEvent): Promise<void> {
  const [status, stated] = [statusOf(event), timeOf(event)];
  const provider = identityCheck(kernel);
  if (status === null || !provider) return;
  if (!stated) throw AppError.invalid('createdAtMs', 'is not a time');
  const { externalUserId: playerId, levelName } = event;
  if (!uuid.test(playerId) || (levelName !== undefined && levelName !== provider.levelName)) return;
  const eventAt = notAhead(stated, kernel.clock.now());
  if (status !== identityStatus.approved) {
    await kernel.db.transaction((tx) => recordIdentityCheck(tx, kernel, { playerId, status, eventAt }));
    return;
  }
  if ((await findStatus(kernel.db, playerId)) === undefined) return;
  const person = await provider.readPerson(playerId);
  if ((levelName ?? person.levelName) !== provider.levelName || (person.levelName ?? levelName) !== provider.levelName) return;
  await kernel.db.transaction((tx) => recordApproved(tx, kernel, { playerId, eventAt, person }));
}

/** The endpoint of the identity-check provider, signed over the raw body. A repeated event has no second effect. */
function webhookRoute(app: FastifyInstance, kernel: Kernel): void {
  app.post<{ Body: IdentityEvent }>('/identity/sumsub/webhook', {
    schema: { body: IdentityEvent, response: { 200: Type.Object({ data: Type.Object({ accepted: Type.Boolean() }) }) } },
    preValidation: async (request) => {
      const provider = identityCheck(kernel);
      if (!provider) throw new AppError('notFound', 'no identity-check provider');
      readSigned(request, (rawBody) => provider.requireSigned(request.headers, rawBody));
    },
    handler: async ({ body }) => {
      await takeEvent(kernel, body);
      return { data: { accepted: true } };
    },
  });
}

/** Proof of a player's identity: a token for the provider's widget, and the provider's result. (A 7, wire 4.2) */
export const verifyIdentityFlow: Module = {
  name: 'verify-identity',
  routes(app, kernel) {
    mount(
      app,
      'player.services.sumsub',
      async ({ principal }) => {
        const provider = identityCheck(kernel);
        if (!provider) throw new AppError('identityUnavailable', 'no identity-check provider');
        return { token: await provider.requestWidgetToken(principal.playerId) };
      },
      { limit: { max: 20, timeWindow: '1 minute' } },
    );
  },
  partnerRoutes: webhookRoute,
};
