import type { PaymentMethod } from '@verdigale/contract';
import { money, toWire } from '@verdigale/money';
import { fieldsIn, type Field, type Limits, type Method, type MethodOption } from './method.ts';

interface CurrencyOfView {
  code: string;
  exponent: number;
}

/** A method as the wire carries it in one currency: amounts in main units, only the fields and options that apply there. */
export function viewMethod(method: Method, currency: CurrencyOfView): PaymentMethod {
  const limits = method.limits.find((each) => each.currency === currency.code);
  if (!limits) throw new Error(`${method.id} has no limits in ${currency.code}`);
  return {
    method: method.id,
    names: method.names,
    type: method.type,
    processingType: method.processingType,
    logo: method.logo,
    icon: method.logo,
    ...viewLimits(limits, currency),
    presets: limits.presets.map((preset) => ({ amount: inMainUnits(preset.amount, currency), default: preset.default })),
    fields: fieldsIn(method, currency.code).map((field) => viewField(field, currency)),
  };
}

function viewField({ currencies: _, options, ...field }: Field, currency: CurrencyOfView): PaymentMethod['fields'][number] {
  return { ...field, ...(options ? { options: options.map((option) => viewOption(option, currency)) } : {}) };
}

function viewOption({ limits, ...option }: MethodOption, currency: CurrencyOfView) {
  const own = limits?.find((each) => each.currency === currency.code);
  if (!own) return option;
  const { amountMin: minAmount, amountMax: maxAmount } = viewLimits(own, currency);
  return { ...option, minAmount, maxAmount };
}

const viewLimits = ({ min, max }: Limits, currency: CurrencyOfView) => ({
  amountMin: inMainUnits(min, currency),
  amountMax: inMainUnits(max, currency),
});

const inMainUnits = (minor: string, currency: CurrencyOfView) => toWire(money(BigInt(minor), currency.code), currency);
