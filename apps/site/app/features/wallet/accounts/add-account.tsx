import type { Account } from '@verdigale/contract';
import { Combobox } from '@verdigale/ui/combobox';
import { HeldButton } from '@verdigale/ui/held-button';
import { Icon } from '@verdigale/ui/icon';
import { rulesOf, validateFields } from '@verdigale/validation';
import { Plus } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm } from '#app/forms/use-form.ts';
import { notOwned } from './account-choice.tsx';
import styles from './accounts-page.module.css';
import { CurrencyMark } from './currency-mark.tsx';
import { addAccount } from './use-account-actions.ts';
import { useCurrencyName } from './use-currency-name.ts';
import { useCurrencies } from '#app/money/use-money.ts';

const rules = { currency: rulesOf({ name: 'currency', isRequired: true }) };
const empty = { currency: '' };

/** One account per currency: offers those that the player has none in. (CUR-01) */
export function AddAccount({ accounts }: { accounts: readonly Account[] }) {
  const text = useContent('profile', 'fieldsSettings');
  const texts = useFieldTexts();
  const { currencies } = useCurrencies();
  const nameOf = useCurrencyName();
  const form = useForm({
    defaultValues: empty,
    judge: (values) => validateFields(values, rules),
    texts,
    async send({ currency }) {
      await addAccount(currency);
      form.reset(empty);
      return {};
    },
  });
  const unmet = text('fieldsSettings.submitReasons.unmet', { fields: texts.label('currency') });
  const offered = notOwned(currencies, accounts);
  if (offered.length === 0) return null;

  return (
    <form {...form.element} className={styles.add}>
      <FormAlert>{form.hint}</FormAlert>
      <FormField form={form} name="currency">
        {({ value, onChange }) => (
          <Combobox
            label={text('profile.wallet.add.label')}
            onChange={(chosen) => onChange(chosen ?? '')}
            options={offered.map(({ code, name, symbol }) => ({
              value: code,
              label: code,
              description: nameOf(code),
              media: <CurrencyMark code={code} size={20} />,
              keywords: [nameOf(code), name, symbol],
            }))}
            placeholder={text('profile.wallet.add.placeholder')}
            value={value || null}
          />
        )}
      </FormField>
      <HeldButton reason={form.unmet.length > 0 ? unmet : undefined} isLoading={form.isSubmitting} type="submit">
        <Icon as={Plus} />
        {text('profile.wallet.add.button')}
      </HeldButton>
    </form>
  );
}
