import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readGameFrameMessage, type GameMessage } from '@verdigale/partner-wire';

/** Hears the frame's messages: of its own window and its own origin, nobody else's. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: GameMessage) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent) => {
    if (!origin || event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = readGameFrameMessage(event.data);
    if (message) onMessage(message);
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
}
