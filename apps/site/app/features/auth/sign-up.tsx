import { LiveRegion } from '@verdigale/ui/live-region';
import { Tabs } from '@verdigale/ui/tabs';
import { startTransition, useEffect, useRef, useState } from 'react';
import { track } from '#app/analytics/index.ts';
import { useContent } from '#app/content/use-content.ts';
import { preloadPhoneTools } from '#app/forms/fields/phone-tools.ts';
import { CodeVerification } from '#app/features/otp/index.ts';
import { useRootData } from '#app/root-data.ts';
import { registrationTypes, type RegistrationType } from './registration-fields.ts';
import { SignUpForm } from './sign-up-form.tsx';
import type { CodeStep } from './use-code-step.ts';

interface SignUpProps {
  /** Reports whether the code of a phone is asked for, or the form. */
  onStep: (isVerifying: boolean) => void;
}

/** The registration by e-mail or phone; by phone the form waits, as it was filled in, while the code is asked for. (REG-02, REG-04) */
export function SignUp({ onStep }: SignUpProps) {
  const text = useContent('modals');
  const { registration } = useRootData();
  const types = registrationTypes(registration, text.dynamic('modals.signUp', 'tabsDisplay'));
  const [type, setType] = useState(types[0] ?? 'email');
  const formBox = useRef<HTMLDivElement>(null);
  const [hasChanged, setHasChanged] = useState(false);
  const [step, setStep] = useState<CodeStep | null>(null);
  useOpenTracked(types.includes('phone'));

  function change(next: RegistrationType) {
    track({ name: 'registrationChangeType', regType: next });
    // The tab that is open stays until the other one's rules are there.
    startTransition(() => {
      setType(next);
      setHasChanged(true);
    });
  }
  function go(next: CodeStep | null) {
    setStep(next);
    onStep(next !== null);
    // Back at the form, where one left it.
    if (next === null) requestAnimationFrame(() => formBox.current?.querySelector<HTMLElement>('[type="submit"]')?.focus());
  }

  const shown = type === 'email' ? text('modals.signUp.typeTabs.emailShown') : text('modals.signUp.typeTabs.phoneShown');
  const news = hasChanged ? shown : '';
  const form = (of: RegistrationType) => <SignUpForm key={of} onCode={go} type={of} />;
  return (
    <>
      <div hidden={step !== null} ref={formBox}>
        {types.length > 1 ? (
          <Tabs
            label={text('modals.signUp.typeTabs.label')}
            look="switch"
            onSelect={change}
            selected={type}
            tabs={types.map((id) => ({
              id,
              label: id === 'email' ? text('modals.signUp.typeTabs.email') : text('modals.signUp.typeTabs.phone'),
              panel: form(id),
            }))}
          />
        ) : (
          form(type)
        )}
        <LiveRegion>{news}</LiveRegion>
      </div>
      {step && (
        <CodeVerification
          onBack={() => go(null)}
          onVerified={async (code) => {
            if (await step.finish(code)) go(null);
          }}
          phone={step.phone}
          reason="registration"
        />
      )}
    </>
  );
}

/** Counts that the form was opened, and fetches what its other tab needs. (REG-14) */
function useOpenTracked(hasPhone: boolean): void {
  useEffect(() => {
    track({ name: 'registrationOpen', loadTime: performance.now() });
  }, []);
  useEffect(() => {
    if (hasPhone) void preloadPhoneTools();
  }, [hasPhone]);
}
