import { languageTag } from '@verdigale/language';
import { rulesOf, validateFields } from '@verdigale/validation';
import { Combobox } from '@verdigale/ui/combobox';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { countryOptions } from '#app/forms/fields/choice-options.tsx';
import { useCountries, type Countries } from '#app/forms/fields/use-countries.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { pickRegion, useRegion } from './use-region.ts';
import styles from '../wallet.module.css';

const rules = { country: rulesOf({ name: 'country', isRequired: true }) };

/** Picks the country whose payment methods the wallet shows. (DEP-15) */
export function RegionForm({ onDone }: { onDone: () => void }) {
  const text = useContent('modals');
  const { countries, hasFailed, isSettled, retry } = useCountries();
  if (hasFailed) return <LoadFailed onRetry={retry} title={text('modals.walletRegion.failed')} />;
  if (!isSettled) return <Skeleton blockSize="4.5rem" shape="box" />;
  return <Choice countries={countries} onDone={onDone} />;
}

function Choice({ countries, onDone }: Pick<Countries, 'countries'> & { onDone: () => void }) {
  const text = useContent('modals');
  const { shown: current } = useRegion();
  const { locale } = useLocale();
  const label = () => text('modals.walletRegion.label');
  const form = useForm({
    defaultValues: { country: current ?? '' },
    judge: (values) => validateFields(values, rules),
    texts: { message: () => text('modals.walletRegion.reason') },
    async send({ country }) {
      if (country !== current) pickRegion(country);
      onDone();
      return null;
    },
  });
  return (
    <form {...form.element} className={styles.form}>
      <FormField form={form} name="country">
        {({ value, error, onChange, onBlur }) => (
          <Combobox
            error={error}
            isRequired
            label={label()}
            onBlur={onBlur}
            onChange={(chosen) => onChange(chosen ?? '')}
            options={countryOptions(countries, languageTag(locale), 'none')}
            placeholder={text('modals.walletRegion.placeholder')}
            value={value || null}
          />
        )}
      </FormField>
      <SubmitBar form={form} labelOf={label}>
        {text('modals.walletRegion.button')}
      </SubmitBar>
    </form>
  );
}
