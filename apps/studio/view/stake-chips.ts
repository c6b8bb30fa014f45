import type { AmountFormat } from './amounts.ts';
import { element } from './elements.ts';

/** Writes the stakes of a list as chips, the present one marked; a press takes it and closes the tray. */
export function writeChips(
  tray: HTMLElement,
  { stakes, present, amount, take }: { stakes: readonly bigint[]; present: bigint; amount: AmountFormat; take: (stake: bigint) => void },
): void {
  const chipOf = (stake: bigint): HTMLElement =>
    element(
      'button',
      {
        type: 'button',
        class: 'stake-chip',
        'aria-pressed': String(stake === present),
        onclick: () => {
          tray.hidePopover();
          take(stake);
        },
      },
      amount(stake),
    );
  tray.replaceChildren(...stakes.map(chipOf));
}

/** Lays an open tray over what it belongs to, inside the window. */
export function placeChips(tray: HTMLElement, anchor: HTMLElement): void {
  const { top, left, width } = anchor.getBoundingClientRect();
  const gap = 8;
  const middle = left + width / 2 - tray.offsetWidth / 2;
  const x = Math.max(gap, Math.min(middle, window.innerWidth - tray.offsetWidth - gap));
  const y = Math.max(gap, top - tray.offsetHeight - gap);
  tray.style.translate = `${x}px ${y}px`;
}
