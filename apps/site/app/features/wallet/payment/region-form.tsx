import { Button } from '@verdigale/ui/button';
import { Combobox } from '@verdigale/ui/combobox';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useState, type SubmitEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { countryOptions } from '#app/forms/fields/choice-options.tsx';
import { useCountries } from '#app/forms/fields/use-countries.ts';
import { languageTag } from '#app/locale/direction.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { pickRegion, useRegion } from './use-region.ts';
import styles from '../wallet.module.css';

/** Picks the country whose payment methods the wallet shows. (DEP-15) */
export function RegionForm({ onDone }: { onDone: () => void }) {
  const text = useContent('modals');
  const { shown: current } = useRegion();
  const { locale } = useLocale();
  const { countries, hasFailed, isSettled, retry } = useCountries();
  const [chosen, setChosen] = useState<string | null>(current);

  if (hasFailed) return <LoadFailed onRetry={retry} title={text('modals.walletRegion.failed')} />;
  if (!isSettled) return <Skeleton blockSize="4.5rem" shape="box" />;

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
        options={countryOptions(countries, languageTag(locale), 'none')}
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
