import type { Field } from '@verdigale/contract';
import { useEffect, useEffectEvent } from 'react';
import type { FormValues } from '#app/forms/fields/platform-fields.ts';
import { splitPhone } from '#app/forms/fields/phone-parts.ts';
import type { Form } from '#app/forms/use-form.ts';
import { currencyOf } from './registration-body.ts';
import type { RegistrationData } from './use-registration-data.ts';

/**
 * Fills in the country of the phone's calling code, else the one that the edge network knows, and the currency of the country that is
 * chosen: suggestions, until somebody chooses. A form knows none of its fields before they are drawn.
 */
export function useSuggestedPlace(form: Form<FormValues>, fields: readonly Field[], areDrawn: boolean, data: RegistrationData): void {
  const suggest = useEffectEvent((code: FormValues[string] | undefined, phone: FormValues[string] | undefined) => {
    const { country, countries, currencies } = data;
    const fill = (name: string, value: string | undefined) => {
      const isAsked = fields.some((field) => field.name === name);
      if (value !== undefined && isAsked && !form.getFieldState(name).isDirty) form.resetField(name, { defaultValue: value });
    };
    const called = typeof phone === 'string' && phone !== '' ? splitPhone(`+${phone}`, countries, String(code ?? '')) : null;
    fill('country', called?.code ?? country?.code);
    const chosen = countries.find((each) => each.code === code) ?? country;
    fill('currency', chosen ? currencyOf(chosen, currencies) : undefined);
  });
  const { country: chosenCode, phone } = form.values;
  useEffect(() => {
    if (areDrawn && data.isSettled) suggest(chosenCode, phone);
  }, [areDrawn, data.isSettled, chosenCode, phone]);
}
