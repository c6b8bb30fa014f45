import { socialCallbackPath, telegramProvider } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { takeSocialAnswer, takeSocialFlow, type SocialIdentity } from '#modules/player';
import { finishSignIn, readTelegramAnswer } from '#partners/social/index.ts';

export type CallbackQuery = Readonly<Record<string, unknown>>;

/** Who came back from the other service, proved by what it sent along. Makes outbound calls. Throws socialFailed. */
export async function proveIdentity(kernel: Kernel, connection: string, query: CallbackQuery): Promise<SocialIdentity> {
  return connection === telegramProvider && kernel.config.partners.telegram
    ? proveTelegram(kernel, kernel.config.partners.telegram.token, query)
    : proveOidc(kernel, connection, query);
}

async function proveTelegram(kernel: Kernel, botToken: string, query: CallbackQuery): Promise<SocialIdentity> {
  const { subject, signature } = readTelegramAnswer(botToken, query, kernel.clock);
  if (!(await takeSocialAnswer(kernel, signature))) throw new AppError('socialFailed', 'what Telegram signed was used before');
  const provider = telegramProvider;
  return { provider, connection: provider, subject, email: null, isEmailVerified: false, hasEmails: false };
}

async function proveOidc(kernel: Kernel, connection: string, query: CallbackQuery): Promise<SocialIdentity> {
  const { publicUrl, partners } = kernel.config;
  const state = typeof query.state === 'string' ? query.state : '';
  // Taken before anything else is looked at: a state is good for one try.
  const flow = await takeSocialFlow(kernel, state);
  const oidc = flow && partners.oidc[flow.provider];
  if (!flow || !oidc || flow.connection !== connection) throw new AppError('socialFailed', 'no sign-in under way has this state');
  const url = new URL(publicUrl + socialCallbackPath(connection));
  for (const [name, value] of Object.entries(query)) if (typeof value === 'string') url.searchParams.set(name, value);
  const person = await finishSignIn(oidc, url, { state, codeVerifier: flow.codeVerifier, nonce: flow.nonce });
  return { ...person, provider: flow.provider, connection, hasEmails: true };
}
