import type { PaymentMethod } from '@verdigale/contract';
import { toWire, type CurrencyInfo, type Money } from '@verdigale/money';
import type { Field, Method } from './method.ts';

/** A method as the wire carries it: amounts in main units of the currency. */
export function viewMethod(method: Method, currency: CurrencyInfo): PaymentMethod {
  const wire = (sum: Money) => toWire(sum, currency);

  const viewField = ({ options, ...field }: Field): PaymentMethod['fields'][number] => ({
    regexp: '',
    ...field,
    type: 'string',
    ...(options && {
      // An option without limits of its own has the method's.
      options: options.map(({ min = method.min, max = method.max, ...option }) => ({
        ...option,
        minAmount: wire(min),
        maxAmount: wire(max),
      })),
    }),
  });

  return {
    method: method.id,
    names: method.names,
    type: method.type,
    processingType: method.processingType,
    logo: method.logo,
    icon: method.logo,
    amountMin: wire(method.min),
    amountMax: wire(method.max),
    presets: method.presets.map((preset) => ({ amount: wire(preset.amount), default: preset.default })),
    fields: method.fields.map(viewField),
  };
}
