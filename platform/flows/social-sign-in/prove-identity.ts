import { socialCallbackPath, telegramProvider } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { takeSocialAnswer, takeSocialFlow, type SocialIdentity } from '#modules/player';

export type CallbackQuery = Readonly<Record<string, unknown>>;

/** Who came back from the other service, proved by what it sent along. Makes outbound calls. Throws socialFailed. */
export async function proveIdentity(kernel: Kernel, connection: string, query: CallbackQuery): Promise<SocialIdentity> {
  const telegram = connection === telegramProvider ? kernel.config.partners.telegram?.open(kernel.clock) : undefined;
  return telegram ? proveTelegram(kernel, telegram.readAnswer(query)) : proveOidc(kernel, connection, query);
}

async function proveTelegram(kernel: Kernel, { subject, signature }: { subject: string; signature: string }): Promise<SocialIdentity> {
  if (!(await takeSocialAnswer(kernel, signature))) throw new AppError('socialFailed', 'what Telegram signed was used before');
  const provider = telegramProvider;
  return { provider, connection: provider, subject, email: null, isEmailVerified: false, hasEmails: false };
}

async function proveOidc(kernel: Kernel, connection: string, query: CallbackQuery): Promise<SocialIdentity> {
  const { publicUrl, partners } = kernel.config;
  const state = typeof query.state === 'string' ? query.state : '';
  // Taken before anything else is looked at: a state is good for one try.
  const flow = await takeSocialFlow(kernel, state);
  const oidc = flow && partners.oidc[flow.provider]?.open(kernel.clock);
  if (!flow || !oidc || flow.connection !== connection) throw new AppError('socialFailed', 'no sign-in under way has this state');
  const url = new URL((flow.siteUrl ?? publicUrl) + socialCallbackPath(connection));
  for (const [name, value] of Object.entries(query)) if (typeof value === 'string') url.searchParams.set(name, value);
  const person = await oidc.finishSignIn(url, { state, codeVerifier: flow.codeVerifier, nonce: flow.nonce });
  return { ...person, provider: flow.provider, connection, hasEmails: true };
}
