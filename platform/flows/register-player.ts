import { mount, type Caller, type Kernel, type Module, type RateLimit, type Transaction } from '#kernel';
import {
  answerSession,
  checkCode,
  createPlayer,
  logAuth,
  openSession,
  prepareRegistration,
  registrationFieldNames,
  requireAdmissible,
  requireOffered,
  spendCode,
  discloseFew,
  type Device,
  type OpenSession,
  type Registration,
  type RegistrationForm,
} from '#modules/player';
import { openAccount } from '#modules/wallet';

/** Per address: a household registers now and then, a machine all the time. */
const registerLimit: RateLimit = { max: 10, timeWindow: '1 minute' };

/**
 * A new player, the first account in the chosen currency, and the session that signs the player in: all or nothing.
 * Throws invalid with the fields (an e-mail that is taken among them), countryRestricted, tooManyRequests, selfExcluded, admissionRefused, registerUnavailable.
 */
export async function registerPlayer(kernel: Kernel, body: RegistrationForm, device: Device): Promise<OpenSession> {
  return openForNewPlayer(kernel, await prepareRegistration(kernel, 'email', body, device.caller), device);
}

/**
 * The same by phone: the code that was sent to it is used up with the registration, and the phone is the player's own from
 * the start. Throws codeInvalid as well; only whoever has its code learns that a phone is taken.
 */
async function registerByPhone(
  kernel: Kernel,
  { code, ...body }: RegistrationForm & { code: string },
  device: Device,
): Promise<OpenSession> {
  const registration = await prepareRegistration(kernel, 'phone', body, device.caller);
  const checked = await checkCode(kernel, { phone: registration.phone!, reason: 'registration' }, code, device.caller.ip);
  return openForNewPlayer(kernel, registration, device, (tx) => spendCode(tx, kernel, checked));
}

async function openForNewPlayer(
  kernel: Kernel,
  registration: Registration,
  device: Device,
  before?: (tx: Transaction) => Promise<void>,
): Promise<OpenSession> {
  const asked = { email: registration.email, ip: device.caller.ip, event: 'registration' } as const;
  return discloseFew(kernel, asked, async () => {
    const fingerprint = device.fingerprint ?? null;
    await requireAdmissible(kernel, { ...registration, ...registration.details, isEmailConfirmed: false, fingerprint });
    return kernel.db.transaction(async (tx) => {
      await before?.(tx);
      const playerId = createPlayer(tx, kernel, registration);
      await openAccount(tx, { playerId, currency: registration.currency, isActive: true });
      kernel.events.emit(tx, { topic: 'player.registered', playerId, payload: { bonusCode: registration.bonusCode } });
      return openSession(tx, kernel, { playerId, device });
    });
  });
}

export const registerPlayerFlow: Module = {
  name: 'register-player',
  routes(app, kernel) {
    const answer = async (session: OpenSession, { ip }: Caller) => {
      logAuth(kernel, { event: 'registration', outcome: 'done', playerId: session.playerId, ip });
      return answerSession(kernel, session);
    };
    const fields = registrationFieldNames(kernel);
    mount(
      app,
      'player.register',
      async ({ body, caller, userAgent }) => {
        requireOffered(kernel, 'email');
        return answer(await registerPlayer(kernel, body, { caller, userAgent, fingerprint: body.fingerprint }), caller);
      },
      { limit: registerLimit, fields },
    );
    mount(
      app,
      'player.register.phone',
      async ({ body, caller, userAgent }) => {
        requireOffered(kernel, 'phone');
        return answer(await registerByPhone(kernel, body, { caller, userAgent, fingerprint: body.fingerprint }), caller);
      },
      { limit: registerLimit, fields },
    );
  },
};
