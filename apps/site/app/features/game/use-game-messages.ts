import { useEffect, useEffectEvent, type RefObject } from 'react';

export type GameMessage = 'ready' | 'round-started' | 'round-ended' | 'insufficient-funds' | 'session-expired' | 'lobby';

const known = new Set<string>(['ready', 'round-started', 'round-ended', 'insufficient-funds', 'session-expired', 'lobby']);

/** What a game tells its page; null for anything that is not the protocol's. */
export function readGameMessage(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  return data.source === 'verdigale-studio' && typeof data.type === 'string' && known.has(data.type) ? (data.type as GameMessage) : null;
}

/** Hears the frame's messages: of its own window and its own origin, nobody else's. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: GameMessage) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent) => {
    if (!origin || event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = readGameMessage(event.data);
    if (message) onMessage(message);
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
}
