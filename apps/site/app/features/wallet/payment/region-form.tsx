import { Button } from '@verdigale/ui/button';
import { Combobox } from '@verdigale/ui/combobox';
import { ErrorState } from '@verdigale/ui/error-state';
import { Flag } from '@verdigale/ui/flag';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useState, type SubmitEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { pickRegion } from './region.ts';
import { useCountries } from './use-countries.ts';
import { useRegion } from './use-region.ts';
import styles from '../wallet.module.css';

/** Picks the country whose payment methods the wallet shows. (DEP-15) */
export function RegionForm({ onDone }: { onDone: () => void }) {
  const text = useContent('modals', 'globalComponents');
  const { shown: current } = useRegion();
  const { countries, isError, refetch } = useCountries();
  const [chosen, setChosen] = useState<string | null>(current);

  if (isError)
    return (
      <ErrorState
        action={<Button onClick={refetch}>{text('globalComponents.kit.retry')}</Button>}
        title={text('modals.walletRegion.failed')}
      />
    );
  if (!countries) return <Skeleton blockSize="4.5rem" shape="box" />;

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (chosen === null) return;
    if (chosen !== current) pickRegion(chosen);
    onDone();
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Combobox
        isRequired
        label={text('modals.walletRegion.label')}
        onChange={setChosen}
        // There are no deposits where the house must not be played. (A 9)
        options={countries
          .filter(({ restrict }) => !restrict)
          .map(({ code, label, name, nativeName }) => ({
            value: code,
            label,
            media: <Flag code={code} />,
            keywords: [name, nativeName, code],
          }))}
        placeholder={text('modals.walletRegion.placeholder')}
        value={chosen}
      />
      <Button
        disabledReason={chosen === null ? text('modals.walletRegion.reason') : undefined}
        isBlock
        size="lg"
        type="submit"
        variant="primary"
      >
        {text('modals.walletRegion.button')}
      </Button>
    </form>
  );
}
