import type { Field } from '@verdigale/contract';
import { Disclosure } from '@verdigale/ui/disclosure';
import { useEffect, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { countryOptions, currencyOptions, ListFailure, timeZoneOptions, usePhoneTools } from '#app/features/fields/index.ts';
import { languageTag } from '#app/locale/direction.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useRootData } from '#app/root-data.ts';
import { FormAlert } from './form-alert.tsx';
import { currencyOf } from './registration-body.ts';
import { RegistrationField } from './registration-field.tsx';
import {
  dependentsOf,
  judgeRegistration,
  kindOf,
  shownFields,
  startValues,
  type RegistrationType,
  type RegistrationValues,
} from './registration-fields.ts';
import { SubmitBar } from './submit-bar.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useFieldTexts } from './use-field-texts.ts';
import { useRegister } from './use-register.ts';
import { useRegistrationData } from './use-registration-data.ts';
import styles from './form.module.css';

/** A code is on its way to this phone. */
export interface CodeStep {
  phone: string;
  /** Registers with the code; true when the form has to be looked at again. */
  finish: (code: string) => Promise<boolean>;
}

interface SignUpFormProps {
  type: RegistrationType;
  onCode: (step: CodeStep) => void;
}

/** Registers a player with the fields that the platform asks for, in its order. (A 5, REG-01) */
export function SignUpForm({ type, onCode }: SignUpFormProps) {
  // See use-auth-form.ts.
  'use no memo';
  const text = useContent('modals');
  const texts = useFieldTexts();
  const { locale } = useLocale();
  const { registrationFields } = useRootData();
  const [fields] = useState(() => shownFields(registrationFields, type));
  const data = useRegistrationData();
  const phoneTools = usePhoneTools(fields.some((field) => kindOf(field) === 'phone'));
  const register = useRegister({
    type,
    data,
    phoneTools,
    onCodeSent: (phone, finish) =>
      onCode({
        phone,
        async finish(code) {
          const faults = await finish(code);
          if (faults) auth.refuse(faults);
          return faults !== null;
        },
      }),
  });
  const auth = useAuthForm<RegistrationValues>({
    defaultValues: startValues(fields, (name) => text.list<string>('modals.signUp.tickedConsents').includes(name)),
    judge: (values) => judgeRegistration(values, fields, phoneTools?.phoneRules),
    texts,
    send: register.send,
  });
  const { form, values } = auth;

  useEffect(() => {
    // What the edge network knows is a suggestion: it stands until somebody chooses.
    const { country, currencies } = data;
    const suggest = (name: string, value: string | undefined) => {
      if (value !== undefined && fields.some((field) => field.name === name) && !form.getFieldState(name).isDirty)
        form.resetField(name, { defaultValue: value });
    };
    if (!data.isSettled) return;
    suggest('country', country?.code);
    const chosen = data.countries.find(({ code }) => code === values.country) ?? country;
    suggest('currency', chosen ? currencyOf(chosen, currencies) : undefined);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data.isSettled, values.country]);

  const options = {
    country: () => countryOptions(data.countries, languageTag(locale)),
    currency: () => currencyOptions(data.currencies),
    timeZone: timeZoneOptions,
  };
  const show = (field: Field) => {
    const kind = kindOf(field);
    return (
      <div className={styles.field} data-name={field.name} key={field.name} onFocus={() => auth.forgetServerError(field.name)}>
        <RegistrationField
          control={form.control}
          error={auth.errorOf(field.name)}
          field={field}
          input={form.register(field.name, { onChange: () => judgeDependents(field.name) })}
          options={Object.hasOwn(options, kind) ? options[kind as keyof typeof options]() : []}
          value={values[field.name]}
        />
      </div>
    );
  };
  function judgeDependents(name: string) {
    const touched = dependentsOf(name, fields).filter((other) => form.getFieldState(other).isTouched);
    if (touched.length > 0) void form.trigger(touched);
  }

  const of = (isMeant: (kind: ReturnType<typeof kindOf>) => boolean) => fields.filter((field) => isMeant(kindOf(field)));
  const promo = of((kind) => kind === 'promoCode');
  const hasPromoError = promo.some(({ name }) => auth.errorOf(name) !== undefined);
  const [isPromoOpen, setIsPromoOpen] = useState(false);
  if (hasPromoError && !isPromoOpen) setIsPromoOpen(true);

  return (
    <form className={styles.form} method="post" noValidate onSubmit={auth.onSubmit} ref={auth.formRef}>
      <FormAlert>{register.hint}</FormAlert>
      {data.hasFailed && <ListFailure retry={data.retry} />}
      <div className={styles.fields}>{of((kind) => kind !== 'promoCode' && kind !== 'checkbox').map(show)}</div>
      {promo.length > 0 && (
        <Disclosure isInitiallyOpen={isPromoOpen} key={String(isPromoOpen)} summary={text('modals.signUp.promoCodeToggler')}>
          {promo.map(show)}
        </Disclosure>
      )}
      <div className={styles.consents}>{of((kind) => kind === 'checkbox').map(show)}</div>
      <SubmitBar form={auth} labelOf={texts.label}>
        {type === 'phone' ? text('modals.signUp.sendCodeButton') : text('modals.signUp.submitButton')}
      </SubmitBar>
      <p className={styles.other}>
        {text('modals.signUp.hasAccount')} <ModalLink modal="sign-in">{text('modals.signUp.signInLink')}</ModalLink>
      </p>
    </form>
  );
}
