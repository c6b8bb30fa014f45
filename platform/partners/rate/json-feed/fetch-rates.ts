import type { RateAnswer } from '../port.ts';
import { readAnswer } from './read-answer.ts';

/** Where exchange rates come from (docs/guides/connect-a-rate-feed.md). */
export interface JsonFeedSettings {
  url: string;
  /** Sent as a bearer token. */
  key?: string | undefined;
}

const timeoutMs = 10_000;
/** A few hundred currencies are some kilobytes. */
const maxBytes = 1_000_000;

/** Asks the feed for its rates. Throws when it does not answer, or with something that is no list of rates. */
export async function fetchRates({ url, key }: JsonFeedSettings): Promise<RateAnswer> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the rate feed answered ${response.status}`);
  }
  return readAnswer(await readText(response));
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxBytes) throw new Error('the rate feed answered too much');
  }
  return text;
}
