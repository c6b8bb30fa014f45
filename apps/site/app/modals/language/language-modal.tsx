import { languageTag } from '@verdigale/language';
import { Icon } from '@verdigale/ui/icon';
import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { localisePath, splitLocale } from '#app/locale/locale-path.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { pageSearch } from '#app/modal-flags/modal-flags.ts';
import { modalRules } from '#app/modal-flags/modal-rules.ts';
import { writeCookie } from '#app/session/browser-cookie.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';
import styles from './language-modal.module.css';

const tenYearsSeconds = 10 * 365 * 86_400;

/** The languages of the site, each named in itself. Choosing one is a new document: every text changes. */
export function LanguageModal({ close }: ModalProps) {
  const text = useContent('modals');
  const { locale, defaultLocale, locales } = useLocale();
  const { pathname, search, hash } = useLocation();
  const { rest } = splitLocale(
    pathname,
    locales.map(({ code }) => code),
  );
  // Filters, a tab, a past tournament: what the page shows is shown in the other language too.
  const query = pageSearch(new URLSearchParams(search), modalRules).toString();
  const shown = (query && `?${query}`) + hash;
  return (
    <ModalFrame onClose={close} size="sm" title={text('modals.language.title')}>
      <ul className={styles.list}>
        {locales.map(({ code, name, nativeName }) => (
          <li key={code}>
            <a
              aria-current={code === locale ? 'true' : undefined}
              className={styles.item}
              data-document
              href={localisePath(rest, code, defaultLocale) + shown}
              lang={languageTag(code)}
              onClick={() => rememberLocale(code)}
            >
              <span className={styles.names}>
                {nativeName}
                {name !== nativeName && (
                  <span className={styles.name} lang="en">
                    {name}
                  </span>
                )}
              </span>
              {code === locale && <Icon as={Check} />}
            </a>
          </li>
        ))}
      </ul>
    </ModalFrame>
  );
}

/** Keeps the chosen language for the server, which sends addresses without a prefix there. (wire 17) */
function rememberLocale(code: string): void {
  writeCookie('user-language', code, tenYearsSeconds);
}
