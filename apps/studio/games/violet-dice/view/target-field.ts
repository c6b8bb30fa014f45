import { element } from '../../../view/elements.ts';
import { targetFor, winningFaces, type Side } from '../math.ts';

export interface TargetField {
  element: HTMLElement;
  /** Shows a target, and the limits of its side. */
  show(side: Side, target: number): void;
  setLocked(isLocked: boolean): void;
}

/** The target as a slider along the numbers and as a number to type, both in hundredths. The numbers run to the right in every language. */
export function targetField(label: string, onChange: (target: number) => void): TargetField {
  const slider = element('input', { type: 'range', class: 'target-slider', 'aria-label': label, step: '1', dir: 'ltr' });
  const number = element('input', {
    type: 'number',
    class: 'target-number',
    'aria-label': label,
    step: '0.01',
    inputmode: 'decimal',
    dir: 'ltr',
  });
  let [isLocked, shown] = [false, 0];
  let limits = { least: 0, most: 0 };
  const write = (): void => {
    slider.value = String(shown);
    number.value = (shown / 100).toFixed(2);
    slider.setAttribute('aria-valuetext', number.value);
    slider.style.setProperty('--target', `${((shown - limits.least) / (limits.most - limits.least)) * 100}%`);
  };
  const take = (target: number): void => {
    if (isLocked || !Number.isFinite(target)) return write();
    onChange(Math.min(limits.most, Math.max(limits.least, Math.round(target))));
  };
  slider.addEventListener('input', () => take(Number(slider.value)));
  number.addEventListener('change', () => take(number.value === '' ? Number.NaN : Number(number.value) * 100));
  const setLocked = (wanted: boolean): void => {
    isLocked = wanted;
    number.readOnly = wanted;
    for (const input of [slider, number]) input.setAttribute('aria-disabled', String(wanted));
  };
  // What is typed before the session is there would be lost.
  setLocked(true);
  return {
    element: element('div', { class: 'target' }, slider, number),
    show(side, target) {
      const ends = [targetFor(side, winningFaces.least), targetFor(side, winningFaces.most)];
      limits = { least: Math.min(...ends), most: Math.max(...ends) };
      shown = target;
      slider.dataset.side = side;
      for (const [name, value] of [
        ['min', limits.least],
        ['max', limits.most],
      ] as const) {
        slider.setAttribute(name, String(value));
        number.setAttribute(name, (value / 100).toFixed(2));
      }
      write();
    },
    setLocked,
  };
}
