export type FrameMessage = 'ready' | 'round-started' | 'round-ended' | 'insufficient-funds' | 'session-expired' | 'lobby';

/** Tells the casino's page that frames the game what happens (wallet protocol, Launch). Silent when nothing frames it. */
export function frameMessages(parentOrigin: string): (type: FrameMessage) => void {
  return (type) => {
    if (window.parent !== window) window.parent.postMessage({ source: 'verdigale-studio', type }, parentOrigin);
  };
}
