import type { GameView } from './game-view.ts';
import { startGame } from './start-game.ts';

/** The page of a slot, which is also played by a press on its reels. */
export function startSlot(view: GameView): Promise<void> {
  return startGame({
    ...view,
    makeTable(parts) {
      parts.shell.stage.classList.add('stage-pressed');
      parts.shell.stage.addEventListener('click', parts.press);
      return view.makeTable(parts);
    },
  });
}
