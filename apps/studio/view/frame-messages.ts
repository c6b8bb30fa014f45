import { gameFrameMessage, type GameMessage } from '@verdigale/partner-wire';

/** Posts events to the casino's page that frames the game (docs/guides/add-a-game-provider.md, Launch). Does nothing outside a frame. */
export function frameMessages(parentOrigin: string): (type: GameMessage) => void {
  return (type) => {
    if (window.parent !== window) window.parent.postMessage(gameFrameMessage(type), parentOrigin);
  };
}
