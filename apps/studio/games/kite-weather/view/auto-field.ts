import { element } from '../../../view/elements.ts';
import type { Say } from '../../../view/texts.ts';
import { lowestAuto } from '../index.ts';
import { highest } from '../growth.ts';
import { hundredthsOf, multiplierText } from './multiplier.ts';

export interface AutoField {
  element: HTMLElement;
  /** Hundredths; null when the player cashes out by hand. */
  value(): number | null;
  /** Shows where a bet that was placed before leaves. */
  show(hundredths: number | null): void;
  setLocked(isLocked: boolean): void;
}

/** The field for an automatic cash-out, empty at first. */
export function autoField(locale: string, say: Say): AutoField {
  const input = element('input', {
    id: 'auto',
    class: 'auto-input',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: '9',
    placeholder: say('kite.autoOff'),
    'aria-describedby': 'auto-hint',
  });
  const read = (): number | null => {
    const hundredths = hundredthsOf(input.value);
    return hundredths === null ? null : Math.min(highest, Math.max(lowestAuto, hundredths));
  };
  const show = (hundredths: number | null): void => {
    input.value = hundredths === null ? '' : multiplierText(locale, hundredths, false);
  };
  const tidy = (): void => show(read());
  input.addEventListener('blur', tidy);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') input.blur();
  });
  return {
    element: element(
      'div',
      { class: 'auto' },
      element('label', { for: 'auto' }, say('kite.auto')),
      input,
      element('span', { class: 'auto-times', 'aria-hidden': 'true' }, '×'),
      element('span', { id: 'auto-hint', class: 'auto-hint' }, say('kite.autoHint')),
    ),
    value() {
      tidy();
      return read();
    },
    show,
    setLocked: (isLocked) => void (input.readOnly = isLocked),
  };
}
