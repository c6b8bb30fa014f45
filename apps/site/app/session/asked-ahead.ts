/** What the boot script asked for a player before any file of the page was there (`shell/inline-scripts.ts`): the answers by their address. */
export interface AskedAhead {
  token: string;
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    askedAhead?: AskedAhead;
  }
}

/**
 * The answer that is on its way to just this request, once; undefined for all others, also those of a newer token. It was asked without an end, and
 * is waited for until the request's own.
 */
export function takeAskedAhead(url: string, { headers, signal }: RequestInit): Promise<Response> | undefined {
  const asked = window.askedAhead;
  const answer = asked?.answers[url];
  const authorization = new Headers(headers).get('authorization');
  if (!answer || (authorization !== null && authorization !== `Bearer ${asked.token}`)) return undefined;
  delete asked.answers[url];
  return signal ? Promise.race([answer, endOf(signal)]) : answer;
}

const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
