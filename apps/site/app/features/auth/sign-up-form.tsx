import type { Field } from '@verdigale/contract';
import { Disclosure } from '@verdigale/ui/disclosure';
import { useDeferredValue, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { ListFailure } from '#app/forms/fields/list-failure.tsx';
import { usePhoneTools } from '#app/forms/fields/phone-tools.ts';
import { PlatformField } from '#app/forms/fields/platform-field.tsx';
import { dependentsOf, judgeFields, kindOf, type FieldKind, type FormValues } from '#app/forms/fields/platform-fields.ts';
import { useChoiceOptions } from '#app/forms/fields/use-choice-options.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm, type Form, type Refusal } from '#app/forms/use-form.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useRootData } from '#app/root-data.ts';
import { shownFields, startValues, type RegistrationType } from './registration-fields.ts';
import { useCodeStep, type CodeStep } from './use-code-step.ts';
import { useRegister } from './use-register.ts';
import { useRegistrationData, type RegistrationData } from './use-registration-data.ts';
import { useSuggestedPlace } from './use-suggested-place.ts';
import styles from './form.module.css';

interface SignUpFormProps {
  type: RegistrationType;
  onCode: (step: CodeStep) => void;
}

/** What the brand wants ticked from the start, where its law allows that. (wire 15) */
const tickedBy = {
  agreements: 'modals.signUp.agreementsChecked',
  receiveEmailPromo: 'modals.signUp.agreeEmailChecked',
  receiveSmsPromo: 'modals.signUp.agreeSmsChecked',
} as const;

/** Fields that the first frame has; a slow phone draws the others, with their lists of choices, in the next. */
const firstFrame = 2;

/** Registers a player with the fields that the platform asks for, in its order. (A 5, REG-01) */
export function SignUpForm({ type, onCode }: SignUpFormProps) {
  const text = useContent('modals');
  const texts = useFieldTexts();
  const { registrationFields } = useRootData();
  const [fields] = useState(() => shownFields(registrationFields, type));
  const isWhole = useDeferredValue(true, false);
  const data = useRegistrationData();
  const phoneTools = usePhoneTools(fields.some((field) => kindOf(field) === 'phone'));
  const register = useRegister(type, data);
  const askForCode = useCodeStep(phoneTools, register, onCode);
  const form = useForm<FormValues>({
    defaultValues: startValues(
      fields,
      (name) => Object.hasOwn(tickedBy, name) && text.flag(tickedBy[name as keyof typeof tickedBy]) === true,
    ),
    judge: (values) => judgeFields(values, fields, phoneTools?.phoneRules),
    texts,
    send,
  });
  function send(values: FormValues): Promise<Refusal | null> {
    return type === 'email' ? register(values) : askForCode(values, form.refuse);
  }
  const drawn = isWhole ? fields : fields.slice(0, firstFrame);
  useSuggestedPlace(form, fields, isWhole, data);

  const of = (isMeant: (kind: FieldKind) => boolean) => drawn.filter((field) => isMeant(kindOf(field)));
  const promo = of((kind) => kind === 'promoCode');
  const [isPromoOpen, setIsPromoOpen] = useState(false);
  if (!isPromoOpen && promo.some(({ name }) => form.errorOf(name) !== undefined)) setIsPromoOpen(true);

  function judgeDependents(name: string) {
    const touched = dependentsOf(name, fields).filter((other) => form.getFieldState(other).isTouched);
    if (touched.length > 0) void form.trigger(touched);
  }
  const show = (field: Field) => (
    <SignUpField data={data} field={field} form={form} key={field.name} onChange={() => judgeDependents(field.name)} />
  );

  return (
    <form {...form.element} className={styles.form}>
      <FormAlert>{form.hint}</FormAlert>
      {data.hasFailed && <ListFailure retry={data.retry} />}
      <div className={styles.fields}>{of((kind) => kind !== 'promoCode' && kind !== 'checkbox').map(show)}</div>
      {promo.length > 0 && (
        <Disclosure isInitiallyOpen={isPromoOpen} key={String(isPromoOpen)} summary={text('modals.signUp.promoCodeToggler')}>
          {promo.map(show)}
        </Disclosure>
      )}
      <div className={styles.consents}>{of((kind) => kind === 'checkbox').map(show)}</div>
      <SubmitBar form={form} labelOf={texts.label}>
        {type === 'phone' ? text('modals.signUp.sendCodeButton') : text('modals.signUp.submitButton')}
      </SubmitBar>
      <p className={styles.other}>
        {text('modals.signUp.hasAccount')} <ModalLink modal="sign-in">{text('modals.signUp.signInLink')}</ModalLink>
      </p>
    </form>
  );
}

interface SignUpFieldProps {
  field: Field;
  form: Form<FormValues>;
  data: RegistrationData;
  onChange: () => void;
}

function SignUpField({ field, form, data, onChange }: SignUpFieldProps) {
  const options = useChoiceOptions(kindOf(field), data);
  return (
    <div className={styles.field} data-name={field.name}>
      <PlatformField field={field} form={form} onChange={onChange} options={options} />
    </div>
  );
}
