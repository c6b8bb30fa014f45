/** A place in the stack of open modals; give it back with `leave`. */
export interface ModalPlace {
  readonly level: number;
  readonly leave: () => void;
}

export interface ModalLevels {
  readonly enter: () => ModalPlace;
}

/**
 * The stack of open modals: each opens one level above the highest that is open. The layer of a level is
 * `--z-modal + --z-modal-step * level`, which is 1000 + 2n (A 9), so a popover of its own fits between two.
 */
export function createModalLevels(): ModalLevels {
  const open = new Set<ModalPlace>();
  return {
    enter() {
      const level = 1 + Math.max(-1, ...Array.from(open, (place) => place.level));
      const place: ModalPlace = { level, leave: () => void open.delete(place) };
      open.add(place);
      return place;
    },
  };
}
