/**
 * The room that a game has. Every game is laid out for each of them, by `data-room` (and `data-upright` for the three upright ones)
 * on the page's root: `wide` for desktops and tablets, `side` for a phone on its side, and upright from `tall` to `low`.
 */
export type Room = 'wide' | 'side' | 'tall' | 'short' | 'low';

/** Below this height a page that is wider than high has no room for controls under the game. */
const lowest = 520;
const narrow = 720;
const tallFrom = 700;

export function roomOf(width: number, height: number): Room {
  if (height <= lowest && width > height * 1.25) return 'side';
  if (width >= narrow) return 'wide';
  if (height >= tallFrom) return 'tall';
  return height >= lowest ? 'short' : 'low';
}

/** Whether the game stands over its controls on a narrow page. */
export function isUpright(room: Room): boolean {
  return room === 'tall' || room === 'short' || room === 'low';
}

/** Marks the root with the room that the window gives it. */
export function markRoom(root: HTMLElement): void {
  const room = roomOf(window.innerWidth, window.innerHeight);
  root.dataset.room = room;
  root.toggleAttribute('data-upright', isUpright(room));
}
