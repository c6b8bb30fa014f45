import type { Field } from '@verdigale/contract';
import { kindOf, type FormValues } from '#app/forms/fields/platform-fields.ts';

/** What a new player will sign in with. */
export type RegistrationType = 'email' | 'phone';

/** Which ways to register a form offers, the first one chosen: those of the platform, unless the brand's texts want one. (REG-02) */
export function registrationTypes(enabled: Readonly<Record<RegistrationType, boolean>>, tabsDisplay: string | null): RegistrationType[] {
  const types = (['email', 'phone'] as const).filter((type) => enabled[type]);
  const wanted = types.filter((type) => type === tabsDisplay);
  return wanted.length > 0 ? wanted : types;
}

/** Consent to a way of writing that the new player has not given. */
const consentOfOther = { email: 'receiveSmsPromo', phone: 'receiveEmailPromo' } as const;

/**
 * The fields of one way to register: its own field first and required, whatever the list says of it; without the consent to
 * the other way; the language never, since the page has one. (wire 2.2)
 */
export function shownFields(fields: readonly Field[], type: RegistrationType): Field[] {
  const own = fields.find(({ name }) => name === type) ?? ownField(type);
  const others = fields.filter(({ name, isVisible }) => isVisible && ![type, 'locale', consentOfOther[type]].includes(name));
  return [{ ...own, isRequired: true, isVisible: true }, ...others.toSorted((a, b) => a.position - b.position)];
}

/** For a platform that does not list what each way has anyway. */
const ownField = (name: RegistrationType): Field => ({
  id: 0,
  name,
  description: '',
  isRequired: true,
  isVisible: true,
  editable: true,
  position: 0,
  rules: [],
});

/** Presets of the platform; ticks as the brand's texts want them at the start. (A 5) */
export function startValues(fields: readonly Field[], isTicked: (name: string) => boolean): FormValues {
  return Object.fromEntries(
    fields.map((field) => {
      if (kindOf(field) === 'checkbox') return [field.name, isTicked(field.name)];
      return [field.name, typeof field.value === 'string' ? field.value : ''];
    }),
  );
}
