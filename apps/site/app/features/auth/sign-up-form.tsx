import type { Field } from '@verdigale/contract';
import { Disclosure } from '@verdigale/ui/disclosure';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { countryOptions, currencyOptions, timeZoneOptions } from '#app/forms/fields/choice-options.tsx';
import { ListFailure } from '#app/forms/fields/list-failure.tsx';
import { usePhoneTools } from '#app/forms/fields/phone-tools.ts';
import { PlatformField } from '#app/forms/fields/platform-field.tsx';
import { dependentsOf, judgeFields, kindOf, type FieldKind, type FormValues } from '#app/forms/fields/platform-fields.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm, type Refusal } from '#app/forms/use-form.ts';
import { languageTag } from '#app/locale/direction.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useRootData } from '#app/root-data.ts';
import { shownFields, startValues, type RegistrationType } from './registration-fields.ts';
import { useCodeStep, type CodeStep } from './use-code-step.ts';
import { useRegister } from './use-register.ts';
import { useRegistrationData } from './use-registration-data.ts';
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

/** Registers a player with the fields that the platform asks for, in its order. (A 5, REG-01) */
export function SignUpForm({ type, onCode }: SignUpFormProps) {
  const text = useContent('modals');
  const texts = useFieldTexts();
  const { locale } = useLocale();
  const { registrationFields } = useRootData();
  const [fields] = useState(() => shownFields(registrationFields, type));
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
  useSuggestedPlace(form, fields, data);

  const of = (isMeant: (kind: FieldKind) => boolean) => fields.filter((field) => isMeant(kindOf(field)));
  const promo = of((kind) => kind === 'promoCode');
  const [isPromoOpen, setIsPromoOpen] = useState(false);
  if (!isPromoOpen && promo.some(({ name }) => form.errorOf(name) !== undefined)) setIsPromoOpen(true);

  const options: Partial<Record<FieldKind, () => ReturnType<typeof timeZoneOptions>>> = {
    country: () => countryOptions(data.countries, languageTag(locale)),
    currency: () => currencyOptions(data.currencies),
    timeZone: timeZoneOptions,
  };
  function judgeDependents(name: string) {
    const touched = dependentsOf(name, fields).filter((other) => form.getFieldState(other).isTouched);
    if (touched.length > 0) void form.trigger(touched);
  }
  const show = (field: Field) => (
    <div className={styles.field} data-name={field.name} key={field.name}>
      <PlatformField field={field} form={form} onChange={() => judgeDependents(field.name)} options={options[kindOf(field)]?.() ?? []} />
    </div>
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
