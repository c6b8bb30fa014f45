import { CombinationAnswer, FeedMessage } from '@verdigale/partner-wire/schema';
import type { CombinationQuestion, FeedQuestion, RecoveryOrder } from '@verdigale/partner-wire';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import Type from 'typebox';
import { parseBody, shapeOf, type Clock } from '#kernel';

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
/** A player waits for it. */
const combinationMs = 2_000;
const Answer = Type.Object({ data: Type.Array(Type.Unknown()) });
const Combined = Type.Object({ data: CombinationAnswer });
const isMessage = shapeOf(FeedMessage);

/** By a GET that is signed over its path. */
export async function askForMessages(
  settings: PolledFeedSettings,
  clock: Clock,
  { producer, after, limit, wait = 0 }: FeedQuestion,
): Promise<FeedMessage[]> {
  const query = new URLSearchParams({ producer, after: String(after), limit: String(limit) });
  if (wait > 0) query.set('wait', String(wait));
  const path = `/messages?${query}`;
  const headers = { [signatureHeader]: signText(settings.secret, path, clock.now()) };
  const items = readItems(accepted(await call(settings, path, { headers }, timeoutMs)));
  return items.filter((item): item is FeedMessage => isMessage(item) && item.producer === producer);
}

/** A message that cannot be stored (half a character, where a name was cut) does not take the others with it. Throws where there is no list. */
function readItems(text: string): unknown[] {
  try {
    return parseBody(Answer, text).data;
  } catch (error) {
    const items = listIn(text);
    if (!items) throw error;
    return items.filter(isReadable);
  }
}

function listIn(text: string): unknown[] | undefined {
  try {
    const { data } = JSON.parse(text) as { data?: unknown };
    return Array.isArray(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

function isReadable(item: unknown): boolean {
  try {
    parseBody(Type.Unknown(), JSON.stringify(item));
    return true;
  } catch {
    return false;
  }
}

export async function orderRecovery(settings: PolledFeedSettings, clock: Clock, order: RecoveryOrder): Promise<void> {
  accepted(await post(settings, clock, '/recovery', order, timeoutMs));
}

export async function askForCombination(
  settings: PolledFeedSettings,
  clock: Clock,
  question: CombinationQuestion,
): Promise<CombinationAnswer> {
  const answer = await post(settings, clock, '/combination', question, combinationMs);
  return answer.status === 404 ? { refusal: 'unavailable' } : parseBody(Combined, accepted(answer)).data;
}

interface Answered {
  status: number;
  text: string;
}

function post(settings: PolledFeedSettings, clock: Clock, path: string, content: object, within: number): Promise<Answered> {
  const body = JSON.stringify(content);
  const headers = { 'content-type': 'application/json', [signatureHeader]: signText(settings.secret, body, clock.now()) };
  return call(settings, path, { method: 'POST', headers, body }, within);
}

async function call({ url }: PolledFeedSettings, path: string, request: RequestInit, within: number): Promise<Answered> {
  const response = await fetch(`${url}${path}`, { ...request, signal: AbortSignal.timeout(within), redirect: 'error' });
  return { status: response.status, text: await response.text() };
}

/** Throws on any answer but success. */
function accepted({ status, text }: Answered): string {
  if (status < 200 || status > 299) throw new Error(`the data feed answered ${status}`);
  return text;
}
