import { buttonLook } from '@verdigale/ui/button';
import { Switch } from '@verdigale/ui/switch';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { CurrencyMark } from '../accounts/currency-mark.tsx';
import styles from './equivalent.module.css';
import { useCurrencyName } from '../accounts/use-currency-name.ts';
import { pickEquivalent, useEquivalents } from './use-equivalents.ts';

/** Equivalents on or off, and in which currency; offered only while the active account is in a cryptocurrency. (W 2) */
export function EquivalentToggle({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const text = useContent('layout');
  const { isOffered, shown, first } = useEquivalents();
  const nameOf = useCurrencyName();
  if (!isOffered) return null;
  return (
    <div className={styles.toggle}>
      <Switch checked={shown !== undefined} onChange={() => pickEquivalent(shown ? null : (first?.code ?? null))}>
        {text('layout.header.balance.fiatToggler')}
      </Switch>
      {shown && (
        <>
          <span className={styles.chosen}>
            <CurrencyMark code={shown.code} size={20} />
            {nameOf(shown.code)}
          </span>
          <ModalLink
            aria-label={text('layout.header.balance.fiatChangeLabel')}
            modal="equivalent-currency"
            onClick={onLeave}
            {...buttonLook({ size: 'sm', variant: 'ghost', className: styles.change })}
          >
            {text('layout.header.balance.fiatChange')}
          </ModalLink>
        </>
      )}
    </div>
  );
}
