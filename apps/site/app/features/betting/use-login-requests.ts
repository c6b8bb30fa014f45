import { useEffect, useEffectEvent } from 'react';

/** The frame asks for a sign-in by a message: `click` on `loginButton`, as JSON, from the partner's own origin. (wire 11.5) */
export function useLoginRequests(clientHost: string, onRequest: () => void): void {
  const request = useEffectEvent(onRequest);
  useEffect(() => {
    function onMessage({ origin, data }: MessageEvent<unknown>) {
      if (origin === clientHost && isLoginRequest(data)) request();
    }
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [clientHost]);
}

/** Anything else that a frame may send is none. */
export function isLoginRequest(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  try {
    const message = JSON.parse(data) as { type?: unknown; target?: unknown } | null;
    return message?.type === 'click' && message.target === 'loginButton';
  } catch {
    return false;
  }
}
