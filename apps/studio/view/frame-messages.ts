import { gameFrameMessage, type GameMessage } from '@verdigale/partner-wire';

/** Posts to the casino's page that frames the game what happens (docs/guides/add-a-game-provider.md, Launch). Silent when nothing frames it. */
export function frameMessages(parentOrigin: string): (type: GameMessage) => void {
  return (type) => {
    if (window.parent !== window) window.parent.postMessage(gameFrameMessage(type), parentOrigin);
  };
}
