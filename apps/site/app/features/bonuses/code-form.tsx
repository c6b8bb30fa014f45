import { languageTag } from '@verdigale/language';
import { TextField } from '@verdigale/ui/field';
import type { RuleFailure } from '@verdigale/validation';
import { useState } from 'react';
import { useCodeBlock } from '#app/bonuses/code-block.ts';
import { redeemCode, triggersOf } from '#app/bonuses/redeem-code.ts';
import { useContent } from '#app/content/use-content.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm } from '#app/forms/use-form.ts';
import { clockText } from '#app/locale/clock-text.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { refetchAllBonuses } from '#app/queries/own-bonuses.ts';
import styles from './bonuses.module.css';

/** A code that brings a bonus at once; one that goes with a deposit is entered in the wallet. (BON-06) */
export function CodeForm() {
  const text = useContent('profile');
  const texts = useFieldTexts();
  const { locale } = useLocale();
  const blockedFor = useCodeBlock();
  const [applied, setApplied] = useState<string | null>(null);
  const form = useForm({
    defaultValues: { bonusCode: '' },
    judge: ({ bonusCode }): Record<string, RuleFailure[]> =>
      bonusCode.trim() === '' ? { bonusCode: [{ rule: 'required', params: {} }] } : {},
    texts,
    async send({ bonusCode }) {
      const outcome = await redeemCode(bonusCode.trim(), triggersOf.bonuses);
      if (outcome.kind === 'refused') return { fields: { bonusCode: outcome.reason } };
      if (outcome.kind !== 'blocked') {
        setApplied(outcome.code.bonusCode);
        form.reset();
        await refetchAllBonuses();
      }
      return {};
    },
  });
  const reason =
    blockedFor === null ? undefined : text('profile.bonuses.code.blocked', { time: clockText(blockedFor, languageTag(locale)) });
  const label = text('profile.bonuses.code.label');
  return (
    <form {...form.element} className={styles.code}>
      <FormAlert>{form.hint}</FormAlert>
      <TextField
        {...form.input('bonusCode', { onChange: () => setApplied(null) })}
        autoCapitalize="characters"
        autoComplete="off"
        dir="ltr"
        disabled={blockedFor !== null}
        hint={text('profile.bonuses.code.hint')}
        label={label}
        maxLength={80}
        spellCheck={false}
      />
      <SubmitBar form={blockedFor === null ? form : { ...form, canSubmit: false, unmet: [] }} labelOf={() => label} reason={reason}>
        {text('profile.bonuses.code.submit')}
      </SubmitBar>
      <p className={styles.applied} role="status">
        {applied !== null && text('profile.bonuses.code.applied', { code: applied })}
      </p>
    </form>
  );
}
