import type { MethodField, PaymentMethod } from '@verdigale/contract';
import type { Money } from '@verdigale/money';

/** What one payment may be. */
export interface Limits {
  min: Money;
  max: Money;
}

export interface MethodOption extends Partial<Limits> {
  id: string | null;
  name: string;
  regex?: string;
  regexp?: string;
}

export interface Field extends Omit<MethodField, 'options' | 'type' | 'regexp'> {
  regexp?: string;
  options?: MethodOption[];
}

/** A method as one player meets it in one currency. */
export interface Method extends Limits {
  id: string;
  provider: string;
  type: 'form' | 'address';
  processingType: PaymentMethod['processingType'];
  names: Record<string, string>;
  logo: string;
  presets: { amount: Money; default: boolean }[];
  fields: Field[];
}
