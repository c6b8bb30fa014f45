import type { OtpReason } from '@verdigale/contract';
import { rulesOf, validateFields } from '@verdigale/validation';
import type { ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { PhoneField } from '#app/forms/fields/phone-field.tsx';
import { usePhoneTools } from '#app/forms/fields/phone-tools.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm } from '#app/forms/use-form.ts';
import { sendCode } from './send-code.ts';
import styles from './code-verification.module.css';

interface PhoneFormProps {
  /** Above the field. */
  children?: ReactNode;
  reason: OtpReason;
  /** The number that is known, in digits with the calling code. */
  known?: string;
  submitLabel: string;
  /** `username` where the phone is what somebody signs in with. */
  autoComplete?: string;
  /** The code is on its way to this phone, in digits with the calling code. */
  onSent: (phone: string) => void;
}

const rules = { phone: rulesOf({ name: 'phone', isRequired: true }) };

/** Has a code sent to a phone. Suspends until the rules of phones are there. (OTP-01, OTP-04) */
export function PhoneForm({ children, reason, known = '', submitLabel, autoComplete, onSent }: PhoneFormProps) {
  const text = useContent('globalComponents');
  const texts = useFieldTexts();
  const phoneTools = usePhoneTools(true);
  const form = useForm({
    defaultValues: { phone: known },
    judge: (values) => validateFields(values, rules, { extra: phoneTools?.phoneRules ?? {} }),
    texts,
    async send({ phone }) {
      const wirePhone = phoneTools?.toWirePhone(phone) ?? phone;
      const outcome = await sendCode(wirePhone, reason);
      if (outcome.kind === 'limit') return { fields: { phone: text('globalComponents.phoneVerification.limitError') } };
      if (outcome.kind === 'refused') return { fields: { phone: outcome.message } };
      onSent(wirePhone);
      return {};
    },
  });
  return (
    <form {...form.element} className={styles.form}>
      <FormAlert>{form.hint}</FormAlert>
      {children}
      <FormField form={form} name="phone">
        {(control) => <PhoneField {...control} autoComplete={autoComplete} isRequired />}
      </FormField>
      <SubmitBar form={form} labelOf={texts.label}>
        {submitLabel}
      </SubmitBar>
    </form>
  );
}
