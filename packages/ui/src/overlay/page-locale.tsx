import { useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { giveLibraryWords } from './library-words.ts';

if (typeof document !== 'undefined') giveLibraryWords(readLang());

/**
 * Gives react-aria the page's language, by which it mirrors arrow keys and placement. It is read from <html lang>, so
 * that no provider of react-aria has to stand in the first chunk.
 */
export function PageLocale({ children }: { readonly children: ReactNode }) {
  const locale = useSyncExternalStore(subscribe, readLang, () => 'en');
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}

function readLang(): string {
  return document.documentElement.lang || 'en';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
