import { AppError, mount, violates, type Kernel, type Module, type RateLimit } from '#kernel';
import {
  answerSession,
  createPlayer,
  emailTakenConstraint,
  openSession,
  prepareRegistration,
  type Device,
  type OpenSession,
  type RegistrationForm,
} from '#modules/player';
import { openAccount } from '#modules/wallet';

/** From one address: a household registers now and then, a machine all the time. */
const registerLimit: RateLimit = { max: 10, timeWindow: '1 minute' };

/**
 * A new player, his first account in the currency that he chose, and the session that signs him in: all or nothing.
 * Throws invalid with the fields (an e-mail that is taken among them), countryRestricted.
 */
export async function registerPlayer(kernel: Kernel, body: RegistrationForm, device: Device): Promise<OpenSession> {
  const registration = await prepareRegistration(kernel, body, device.caller);
  try {
    return await kernel.db.transaction(async (tx) => {
      const playerId = createPlayer(tx, kernel, registration);
      await openAccount(tx, kernel, { playerId, currency: registration.currency, isActive: true });
      kernel.events.emit(tx, { topic: 'player.registered', playerId, payload: {} });
      return openSession(tx, kernel, { playerId, device });
    });
  } catch (error) {
    if (violates(error, emailTakenConstraint)) throw AppError.invalid('email', 'This e-mail address is already registered');
    throw error;
  }
}

export const registerPlayerFlow: Module = {
  name: 'register-player',
  routes(app, kernel) {
    mount(
      app,
      'player.register',
      async ({ body, caller, userAgent }) => {
        const session = await registerPlayer(kernel, body, { caller, userAgent, fingerprint: body.fingerprint });
        kernel.log.info({ playerId: session.playerId, sessionId: session.sessionId }, 'a player registered');
        return answerSession(kernel, session);
      },
      { limit: registerLimit },
    );
  },
};
