import { normaliseDigits } from '@verdigale/validation';
import { cpfMask } from '@verdigale/validation/masks';
import type { ComponentProps } from 'react';

interface TextKind extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'dir'> {
  mask?: string;
  /** What of a typed text the field keeps. */
  clean: (typed: string) => string;
}

/** Codes are read from left to right in every language, and no dictionary knows them. */
const code = { autoComplete: 'off', dir: 'ltr', spellCheck: false } as const;
const compact = (typed: string) => normaliseDigits(typed).replace(/\s/g, '');

/** The form of a field's text by its key: mask, keyboard, and what a browser may fill in by itself. (WCAG 1.3.5) */
const kinds: Readonly<Record<string, Partial<TextKind>>> = {
  card_number: { mask: '#### #### #### #### ###', autoComplete: 'cc-number' },
  cpf_number: { mask: cpfMask },
  phone: {
    ...code,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    clean: (typed) => normaliseDigits(typed).replace(/[^\d+() -]/g, ''),
  },
  email: { ...code, inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  iban: { ...code, autoCapitalize: 'characters', clean: (typed) => compact(typed).toUpperCase() },
  account_number: { ...code, inputMode: 'numeric', clean: compact },
  wallet_id: { ...code, autoCapitalize: 'none', clean: compact },
  tag: { ...code, autoCapitalize: 'none', clean: compact },
  agentNumber: code,
  account_holder: { autoComplete: 'name' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  address: { autoComplete: 'street-address' },
  city: { autoComplete: 'address-level2' },
  postalCode: { autoComplete: 'postal-code', dir: 'ltr' },
};

export function textKind(key: string): TextKind {
  return { clean: normaliseDigits, ...(Object.hasOwn(kinds, key) ? kinds[key] : {}) };
}
