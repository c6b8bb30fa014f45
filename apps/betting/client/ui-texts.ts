import type { UiTexts } from '@verdigale/ui/ui-texts';
import type { Text } from './texts/texts.ts';

/** What the kit says of its own. No part of ours asks for a password or lists options. */
export function uiTexts(text: Text, lang: string): UiTexts {
  const figures = new Intl.NumberFormat(lang);
  const unused = {
    required: '',
    showPassword: '',
    hidePassword: '',
    capsLockOn: '',
    noOptions: '',
    clear: '',
    notifications: '',
    previous: '',
    next: '',
  };
  const [close, loading, copy, copied] = [text('ui.close'), text('ui.loading'), text('ui.copy'), text('ui.copied')];
  return { ...unused, close, loading, copy, copied, figure: (value) => figures.format(value) };
}
