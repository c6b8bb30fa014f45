import type { FastifyInstance } from 'fastify';
import { mount, type Kernel, type RateLimit } from '#kernel';
import { sendCode } from './send-code.ts';
import { verifyCode } from './verify-code.ts';

/** Per address; each phone has its own limits in addition. */
const sendLimit: RateLimit = { max: 10, timeWindow: '1 minute' };
const verifyLimit: RateLimit = { max: 30, timeWindow: '1 minute' };

export function otpRoutes(app: FastifyInstance, kernel: Kernel): void {
  mount(
    app,
    'player.otp.send',
    async ({ body, caller, principal }) => {
      await sendCode(kernel, body, { caller, principal });
      return { message: 'The code is on its way' };
    },
    { limit: sendLimit },
  );
  mount(app, 'player.otp.verify', ({ body, principal, caller }) => verifyCode(kernel, body, { principal, caller }), { limit: verifyLimit });
}
