import { IdentityEvent } from '@verdigale/partner-wire/schema';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { AppError, mount, readSigned, type Kernel, type Module } from '#kernel';
import { recordIdentityCheck } from '#modules/player';
import { identityCheck } from '#partners/identity/index.ts';
import { notAhead, statusOf, timeOf } from './read-event.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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
      const [status, eventAt] = [statusOf(body), timeOf(body)];
      if (status !== null && !eventAt) throw AppError.invalid('createdAtMs', 'is not a time');
      // Another of the operator's products may share the provider's account: its people are not our players.
      if (status !== null && eventAt && uuid.test(body.externalUserId)) {
        const check = { playerId: body.externalUserId, status, eventAt: notAhead(eventAt, kernel.clock.now()) };
        await kernel.db.transaction((tx) => recordIdentityCheck(tx, kernel, check));
      }
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
