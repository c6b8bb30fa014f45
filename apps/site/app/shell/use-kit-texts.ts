import type { UiTexts } from '@verdigale/ui/ui-texts';
import { use } from 'react';
import { ContentContext } from '#app/content/content-source.ts';
import { inDigitsOf } from '#app/content/content-tree.ts';
import { useContent } from '#app/content/use-content.ts';

/** The kit's own words in the page's language. */
export function useKitTexts(): UiTexts {
  const text = useContent('globalComponents');
  const { locale } = use(ContentContext);
  return {
    close: text('globalComponents.kit.close'),
    loading: text('globalComponents.kit.loading'),
    required: text('globalComponents.kit.required'),
    showPassword: text('globalComponents.kit.showPassword'),
    hidePassword: text('globalComponents.kit.hidePassword'),
    capsLockOn: text('globalComponents.kit.capsLockOn'),
    copy: text('globalComponents.kit.copy'),
    copied: text('globalComponents.kit.copied'),
    noOptions: text('globalComponents.kit.noOptions'),
    clear: text('globalComponents.kit.clear'),
    notifications: text('globalComponents.kit.notifications'),
    previous: text('globalComponents.kit.previous'),
    next: text('globalComponents.kit.next'),
    figure: (value) => inDigitsOf(locale, String(value)),
  };
}
