import { useHeldFocus } from '@verdigale/ui/held-focus';
import { Tabs } from '@verdigale/ui/tabs';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { preloadPhoneTools } from '#app/forms/fields/phone-tools.ts';
import { CodeVerification, PhoneForm } from '#app/features/otp/index.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { useRootData } from '#app/root-data.ts';
import { ForgotPassForm } from './forgot-pass-form.tsx';
import { loginTypes, type LoginType } from './login-types.ts';
import { keepResetCode } from './reset-code.ts';
import styles from './form.module.css';

/** The ways back into an account: a link by e-mail or, where codes are sent, a code by phone, which opens the reset. (wire 2.4) */
export function ForgotPass() {
  const text = useContent('modals');
  const { isOtpEnabled } = useRootData();
  const { open } = useModals();
  const types = isOtpEnabled ? loginTypes(text.dynamic('modals.forgotPass', 'tabsDisplay')) : (['email'] as const);
  const [type, setType] = useState<LoginType>(types[0]);
  const [phone, setPhone] = useState('');
  const [isAsking, setAsking] = useState(false);
  const hasTabs = types.length > 1;
  const box = useRef<HTMLDivElement>(null);
  useHeldFocus(box);
  useEffect(() => {
    if (hasTabs) void preloadPhoneTools();
  }, [hasTabs]);

  // Never reveals whether an account has the phone.
  const phoneForm = (
    <PhoneForm
      autoComplete="username"
      known={phone}
      onSent={(sentTo) => {
        setPhone(sentTo);
        setAsking(true);
      }}
      reason="changingPass"
      submitLabel={text('modals.forgotPass.sendCodeButton')}
    >
      <p>{text('modals.forgotPass.phoneText')}</p>
    </PhoneForm>
  );
  const form = (of: LoginType) => (of === 'email' ? <ForgotPassForm /> : phoneForm);
  const forms = (
    <>
      {hasTabs ? (
        <Tabs
          label={text('modals.forgotPass.tabs.label')}
          look="switch"
          // The tab that is open stays until the other one's rules are there.
          onSelect={(next) => startTransition(() => setType(next))}
          selected={type}
          tabs={types.map((id) => ({
            id,
            label: id === 'email' ? text('modals.forgotPass.tabs.email') : text('modals.forgotPass.tabs.phone'),
            panel: form(id),
          }))}
        />
      ) : (
        form(type)
      )}
      <p className={styles.other}>
        {text('modals.forgotPass.remembered')} <ModalLink modal="sign-in">{text('modals.forgotPass.signInLink')}</ModalLink>
      </p>
    </>
  );
  return (
    <div aria-label={text('modals.forgotPass.title')} className={styles.form} ref={box} role="group" tabIndex={-1}>
      {!isAsking ? (
        forms
      ) : (
        <CodeVerification
          onBack={() => setAsking(false)}
          onVerified={(code) => {
            keepResetCode(code);
            open('reset-pass');
          }}
          phone={phone}
          reason="changingPass"
        />
      )}
    </div>
  );
}
