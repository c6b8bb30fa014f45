import { track } from '#app/analytics/index.ts';
import { useContent } from '#app/content/use-content.ts';
import type { PhoneTools } from '#app/forms/fields/phone-tools.ts';
import type { FormValues } from '#app/forms/fields/platform-fields.ts';
import type { Refusal } from '#app/forms/use-form.ts';
import { sendCode } from '#app/features/otp/index.ts';
import type { Register } from './use-register.ts';

/** A code is on its way to this phone. */
export interface CodeStep {
  phone: string;
  /** Registers with the code; true when the form has to be looked at again. Throws what the form has nothing to do with. (REG-05) */
  finish: (code: string) => Promise<boolean>;
}

type AskForCode = (values: FormValues, refuse: (refusal: Refusal) => void) => Promise<Refusal>;

/** Has a code sent to the form's phone, and hands on the step that registers with it. */
export function useCodeStep(phoneTools: PhoneTools | null, register: Register, onCode: (step: CodeStep) => void): AskForCode {
  const text = useContent('globalComponents');
  return async (values, refuse) => {
    const phone = phoneTools?.toWirePhone(String(values.phone)) ?? String(values.phone);
    const outcome = await sendCode(phone, 'registration');
    if (outcome.kind === 'limit') return { fields: { phone: text('globalComponents.phoneVerification.limitError') } };
    if (outcome.kind === 'refused') return { fields: { phone: outcome.message } };
    track({ name: 'registrationOtp' });

    async function finish(code: string): Promise<boolean> {
      const refusal = await register({ ...values, phone }, code);
      if (refusal) refuse(refusal);
      return refusal !== null;
    }
    onCode({ phone, finish });
    return {};
  };
}
