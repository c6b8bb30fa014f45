import type { FastifyInstance } from 'fastify';
import { mount, type Kernel, type RateLimit } from '#kernel';
import { finishSignIn, passkeyForStep } from '../session/second-step.ts';
import { passkeyForProof } from '../session/proof.ts';
import { passkeyForSignIn, signInByPasskey } from '../session/sign-in-by-passkey.ts';
import { beginApp, confirmApp } from './add-app.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { removePasskey, renewCodes, switchOff } from './remove-factor.ts';
import { viewFactor } from './view-factor.ts';

/** Per address or account; codes have limits of their own. */
const limit: RateLimit = { max: 30, timeWindow: '1 minute' };

export function secondFactorRoutes(app: FastifyInstance, kernel: Kernel): void {
  mount(app, 'sessions.passkey.begin', async () => passkeyForSignIn(kernel), { limit });
  mount(app, 'sessions.passkey', ({ body, caller, userAgent }) => signInByPasskey(kernel, body, { caller, userAgent }), { limit });
  mount(app, 'sessions.secondStep', ({ body, caller, userAgent }) => finishSignIn(kernel, body, { caller, userAgent }), { limit });
  mount(app, 'sessions.secondStep.passkey', ({ body }) => passkeyForStep(kernel, body), { limit });
  mount(app, 'sessions.prove.passkey', ({ principal }) => passkeyForProof(kernel, principal), { limit });

  mount(app, 'secondFactor.get', ({ principal }) => viewFactor(kernel.db, principal.playerId));
  mount(app, 'secondFactor.remove', ({ principal }) => switchOff(kernel, principal), { limit });
  mount(app, 'secondFactor.app.begin', ({ principal }) => beginApp(kernel, principal), { limit });
  mount(app, 'secondFactor.app.confirm', ({ principal, body }) => confirmApp(kernel, principal, body), { limit });
  mount(app, 'secondFactor.passkeys.begin', ({ principal }) => beginPasskey(kernel, principal), { limit });
  mount(app, 'secondFactor.passkeys.add', ({ principal, body }) => addPasskey(kernel, principal, body), { limit });
  mount(app, 'secondFactor.passkeys.remove', ({ principal, params }) => removePasskey(kernel, principal, params.id), { limit });
  mount(app, 'secondFactor.recoveryCodes.renew', ({ principal }) => renewCodes(kernel, principal), { limit });
}
