import type { FastifyInstance } from 'fastify';
import { mount, type Kernel, type RateLimit } from '#kernel';
import { confirmEmail } from './confirm-email.ts';
import { resendConfirmation } from './resend-confirmation.ts';

const confirmLimit: RateLimit = { max: 30, timeWindow: '1 minute' };
/** How many confirmation mails a player may request. */
const resendLimit: RateLimit = { max: 3, timeWindow: '10 minutes' };

export function emailRoutes(app: FastifyInstance, kernel: Kernel): void {
  mount(
    app,
    'player.register.confirm',
    async ({ body }) => {
      await confirmEmail(kernel, body.code);
      return { message: 'The e-mail address is confirmed' };
    },
    { limit: confirmLimit },
  );
  mount(
    app,
    'player.confirmations.email.resend',
    async ({ principal }) => {
      await resendConfirmation(kernel, principal.playerId);
      return { message: 'The mail is on its way' };
    },
    { limit: resendLimit },
  );
}
