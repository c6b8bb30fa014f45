import { FeedMessage } from '@verdigale/partner-wire/schema';
import type { FeedQuestion, RecoveryOrder } from '@verdigale/partner-wire';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { parseBody, type Clock } from '#kernel';

/** A feed that speaks our own protocol, or a translator in front of another. */
export interface PolledFeedSettings {
  /** Base address without a trailing slash. */
  url: string;
  /** What questions are signed with. */
  secret: string;
  producers: readonly string[];
}

/** A producer counts as silent after twenty seconds: an answer that takes longer than this is worth no waiting for. */
const timeoutMs = 5_000;
const Answer = Type.Object({ data: Type.Array(Type.Unknown()) });
const message = Compile(FeedMessage);

/** By a GET that is signed over its path. */
export async function askForMessages(
  settings: PolledFeedSettings,
  clock: Clock,
  { producer, after, limit, wait = 0 }: FeedQuestion,
): Promise<FeedMessage[]> {
  const query = new URLSearchParams({ producer, after: String(after), limit: String(limit) });
  if (wait > 0) query.set('wait', String(wait));
  const path = `/messages?${query}`;
  const text = await call(settings, path, { headers: { [signatureHeader]: signText(settings.secret, path, clock.now()) } });
  return parseBody(Answer, text).data.filter((item): item is FeedMessage => message.Check(item) && item.producer === producer);
}

export async function orderRecovery(settings: PolledFeedSettings, clock: Clock, order: RecoveryOrder): Promise<void> {
  const body = JSON.stringify(order);
  const headers = { 'content-type': 'application/json', [signatureHeader]: signText(settings.secret, body, clock.now()) };
  await call(settings, '/recovery', { method: 'POST', headers, body });
}

async function call({ url }: PolledFeedSettings, path: string, request: RequestInit): Promise<string> {
  const response = await fetch(`${url}${path}`, { ...request, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  const text = await response.text();
  if (!response.ok) throw new Error(`the data feed answered ${response.status}`);
  return text;
}
