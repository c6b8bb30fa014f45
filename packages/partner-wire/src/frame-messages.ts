// What a game in a frame says to the page around it, by `window.parent.postMessage(message, <origin of the page>)`.

/** The protocol and its version, the same for every provider. Who speaks is known by the frame's origin and window. */
const protocol = 'game-frame/1';

const gameMessages = ['ready', 'round-started', 'round-ended', 'insufficient-funds', 'session-expired', 'lobby'] as const;
export type GameMessage = (typeof gameMessages)[number];

/** The message as it is posted. */
export function gameFrameMessage(type: GameMessage): { protocol: typeof protocol; type: GameMessage } {
  return { protocol, type };
}

/**
 * What a posted message says; null for anything else, a message type of a later version included. It proves nothing of the
 * sender: compare the event's origin and window first.
 */
export function readGameFrameMessage(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null || !('protocol' in data) || !('type' in data) || data.protocol !== protocol) return null;
  return gameMessages.find((type) => type === data.type) ?? null;
}
