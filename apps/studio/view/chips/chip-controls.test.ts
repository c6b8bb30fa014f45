// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ChipControls } from './chip-controls.ts';

it('moves the focus with the button that takes the place of the one that was pressed', () => {
  const acts = new ChipControls({
    say: (key) => key,
    units: 10,
    size: 1,
    worthOf: String,
    onUndo: () => undefined,
    onClear: () => undefined,
    onRepeat: () => undefined,
  });
  document.body.replaceChildren(acts.row, acts.acts);
  const button = (name: string) => document.querySelector<HTMLButtonElement>(`[aria-label="chips.${name}"]`)!;
  acts.showActs({ isEmpty: false, canRepeat: true });
  button('clear').focus();
  acts.showActs({ isEmpty: true, canRepeat: true });
  expect(document.activeElement).toBe(button('repeat'));
  acts.showActs({ isEmpty: false, canRepeat: true });
  expect(document.activeElement).toBe(button('clear'));
  button('undo').focus();
  acts.showActs({ isEmpty: true, canRepeat: true });
  expect(document.activeElement).toBe(button('undo'));
});
