import type { FastifyInstance } from 'fastify';
import { AppError, mount, type Kernel, type RateLimit } from '#kernel';
import { profileExtras, profileFields } from './fields/profile-fields.ts';
import { askedFields } from './fields/registration-fields.ts';
import { emailRoutes } from './email/routes.ts';
import { getProfile } from './get-profile.ts';
import { changePassword } from './password/change-password.ts';
import { confirmReset, requestReset } from './password/forgotten-password.ts';
import { otpRoutes } from './otp/routes.ts';
import { updateProfile } from './update-profile.ts';
import { closeSession } from './session/close-session.ts';
import { closeOwnSession, listSessions } from './session/list-sessions.ts';
import { getPreviousSignIn } from './session/previous-sign-in.ts';
import { proveSession } from './session/proof.ts';
import { refreshSession } from './session/refresh-session.ts';
import { signIn } from './session/sign-in.ts';
import { changeSignInNotices, getSignInNotices } from './session/sign-in-news.ts';
import { signInByToken } from './session/sign-in-by-token.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { createLenientAuthenticator } from './token/authenticator.ts';

/** Per address; each login has its own limit in addition. */
const signInLimit: RateLimit = { max: 30, timeWindow: '1 minute' };
/** A person forgets a password now and then; a code or a token is long enough that guessing it is hopeless anyway. */
const resetLimit: RateLimit = { max: 10, timeWindow: '1 minute' };

/** People correct themselves now and then; whoever tries addresses and numbers does so all the time. */
const changeLimit: RateLimit = { max: 30, timeWindow: '1 minute' };

export function playerRoutes(app: FastifyInstance, kernel: Kernel): void {
  const authenticate = createLenientAuthenticator(kernel);

  mount(app, 'player.fields.validations', async ({ query, principal }) => {
    if (query.scenario === 'registration') return askedFields(kernel);
    if (!principal) throw new AppError('unauthorised', 'the fields of a profile need a session');
    return profileFields(kernel);
  });
  mount(app, 'player.profile.get', ({ principal }) => getProfile(kernel.db, principal.playerId));
  mount(app, 'player.profile.update', ({ body, principal, caller }) => updateProfile(kernel, principal, { ...body }, caller.ip), {
    limit: changeLimit,
    fields: [...profileFields(kernel), ...profileExtras].map(({ name }) => name),
  });

  otpRoutes(app, kernel);
  emailRoutes(app, kernel);

  mount(app, 'sessions.create', ({ body, caller, userAgent }) => signIn(kernel, body, { caller, userAgent }), { limit: signInLimit });
  mount(app, 'sessions.token', ({ body, caller, userAgent }) => signInByToken(kernel, body, { caller, userAgent }), { limit: resetLimit });
  mount(app, 'sessions.list', ({ principal, query }) => listSessions(kernel, principal.playerId, query));
  mount(app, 'sessions.previous', ({ principal }) => getPreviousSignIn(kernel.db, principal.playerId));
  mount(app, 'sessions.notices', ({ principal }) => getSignInNotices(kernel, principal.playerId));
  mount(app, 'sessions.notices.change', ({ principal, body }) => changeSignInNotices(kernel, principal.playerId, body));
  mount(app, 'sessions.close', ({ principal, params }) => closeOwnSession(kernel, principal.playerId, params.id));
  mount(
    app,
    'sessions.prove',
    async ({ principal, body, caller }) => {
      await proveSession(kernel, principal, body, caller.ip);
      return { message: 'Proven for five minutes' };
    },
    { limit: signInLimit },
  );
  mount(app, 'sessions.refresh', ({ bearer, caller }) => refreshSession(kernel, bearer!, caller.ip), { authenticate });
  mount(
    app,
    'sessions.logout',
    async ({ principal }) => {
      await kernel.db.transaction((tx) => closeSession(tx, kernel, principal.sessionId));
      return { message: 'Signed out' };
    },
    { authenticate },
  );

  secondFactorRoutes(app, kernel);
  passwordRoutes(app, kernel);
}

function passwordRoutes(app: FastifyInstance, kernel: Kernel): void {
  mount(app, 'passwords.change', ({ principal, body, caller }) => changePassword(kernel, principal, body, caller.ip), {
    limit: signInLimit,
  });
  mount(
    app,
    'passwords.reset',
    async ({ body, caller }) => {
      await requestReset(kernel, body, caller.ip);
      return { message: 'If an account has this address, a link is on its way' };
    },
    { limit: resetLimit },
  );
  mount(
    app,
    'passwords.confirm',
    async ({ body, caller }) => {
      await confirmReset(kernel, body, caller.ip);
      return { message: 'The password is changed' };
    },
    { limit: resetLimit },
  );
}
