import { validateFields } from '@verdigale/validation';
import { Controller } from 'react-hook-form';
import { useContent } from '#app/content/use-content.ts';
import { PhoneField, usePhoneTools } from '#app/features/fields/index.ts';
import { sendCode } from '#app/features/otp/index.ts';
import { SubmitBar } from './submit-bar.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './form.module.css';

const rules = { phone: [{ rule: 'required' }, { rule: 'phone' }] };

/** Has a code sent to a phone. Whether anybody has it is told to nobody. (AUTH-16, W 2.4) */
export function ForgotPassPhoneForm({ onSent }: { onSent: (phone: string) => void }) {
  // See use-auth-form.ts.
  'use no memo';
  const text = useContent('modals', 'globalComponents');
  const texts = useFieldTexts();
  const phoneTools = usePhoneTools(true);

  async function send({ phone }: { phone: string }): Promise<Record<string, string>> {
    const wirePhone = phoneTools?.toWirePhone(phone) ?? phone;
    const outcome = await sendCode(wirePhone, 'changingPass');
    if (outcome.kind === 'limit') return { phone: text('globalComponents.phoneVerification.limitError') };
    if (outcome.kind === 'refused') return { phone: outcome.message };
    onSent(wirePhone);
    return {};
  }

  const auth = useAuthForm<{ phone: string }>({
    defaultValues: { phone: '' },
    judge: (values) => validateFields(values, rules, { extra: phoneTools?.phoneRules ?? {} }),
    texts,
    send,
  });
  const { form, formRef, onSubmit } = auth;

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit} ref={formRef}>
      <p>{text('modals.forgotPass.phoneText')}</p>
      <Controller
        control={form.control}
        name="phone"
        render={({ field: { value, onChange, onBlur } }) => (
          <div onFocus={() => auth.forgetServerError('phone')}>
            <PhoneField autoComplete="username" error={auth.errorOf('phone')} isRequired {...{ value, onChange, onBlur }} />
          </div>
        )}
      />
      <SubmitBar form={auth} labelOf={texts.label}>
        {text('modals.forgotPass.sendCodeButton')}
      </SubmitBar>
    </form>
  );
}
