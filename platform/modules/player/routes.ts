import type { FastifyInstance } from 'fastify';
import { AppError, mount, type Kernel, type RateLimit } from '#kernel';
import { profileFields } from './fields/profile-fields.ts';
import { registrationFields } from './fields/registration-fields.ts';
import { getProfile } from './get-profile.ts';
import { closeSession } from './session/close-session.ts';
import { refreshSession } from './session/refresh-session.ts';
import { signIn } from './session/sign-in.ts';
import { createLenientAuthenticator } from './token/authenticator.ts';

/** From one address; each login has its own limit beside it. */
const signInLimit: RateLimit = { max: 30, timeWindow: '1 minute' };

export function playerRoutes(app: FastifyInstance, kernel: Kernel): void {
  const authenticate = createLenientAuthenticator(kernel);

  mount(app, 'player.fields.validations', async ({ query, principal }) => {
    if (query.scenario === 'registration') return registrationFields;
    if (!principal) throw new AppError('unauthorised', 'the fields of a profile need a session');
    return profileFields;
  });
  mount(app, 'player.profile.get', ({ principal }) => getProfile(kernel.db, principal.playerId));

  mount(app, 'sessions.create', ({ body, caller, userAgent }) => signIn(kernel, body, { caller, userAgent }), { limit: signInLimit });
  mount(app, 'sessions.refresh', ({ bearer }) => refreshSession(kernel, bearer!), { authenticate });
  mount(
    app,
    'sessions.logout',
    async ({ principal }) => {
      await kernel.db.transaction((tx) => closeSession(tx, kernel, principal.sessionId));
      return { message: 'Signed out' };
    },
    { authenticate },
  );
}
