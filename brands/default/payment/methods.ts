/** The demo's payment methods, all served by the stand-in provider. Amounts are minor units. */
import { texts } from './texts.ts';

interface Limits {
  currency: string;
  min: string;
  max: string;
  presets: { amount: string; default: boolean }[];
}

/** Currency, minimum, maximum, presets; the second preset is the default one. */
const depositRows: [currency: string, min: number, max: number, presets: number[]][] = [
  ['EUR', 10_00, 5_000_00, [20_00, 50_00, 100_00, 250_00]],
  ['USD', 10_00, 5_000_00, [20_00, 50_00, 100_00, 250_00]],
  ['BRL', 50_00, 25_000_00, [100_00, 250_00, 500_00, 1_000_00]],
  ['TRY', 300_00, 150_000_00, [500_00, 1_000_00, 2_500_00, 5_000_00]],
  ['INR', 500_00, 400_000_00, [1_000_00, 2_500_00, 5_000_00, 10_000_00]],
  ['KZT', 5_000_00, 2_500_000_00, [10_000_00, 25_000_00, 50_000_00, 100_000_00]],
];

const depositLimits: Limits[] = depositRows.map(([currency, min, max, presets]) => ({
  currency,
  min: String(min),
  max: String(max),
  presets: presets.map((amount, at) => ({ amount: String(amount), default: at === 1 })),
}));

const withdrawalLimits: Limits[] = depositRows.map(([currency, min, max]) => ({
  currency,
  min: String(min),
  max: String(max * 2),
  presets: [],
}));

interface Field {
  key: string;
  fieldType: string;
  value: null;
  isRequired: boolean;
  regexp?: string;
  labels: Record<string, string>;
  hints: Record<string, string>;
  position: number;
}

const text = (key: string, position: number, labels: Field['labels'], hints: Field['hints'], regexp?: string): Field => ({
  key,
  fieldType: 'text',
  value: null,
  isRequired: true,
  ...(regexp ? { regexp } : {}),
  labels,
  hints,
  position,
});

const holder = text('account_holder', 2, texts.holder, texts.holderHint, '^.{2,80}$');

const common = { provider: 'sandbox', type: 'form', countries: [] as string[] } as const;

export const paymentMethods = [
  {
    ...common,
    id: 'sandbox.deposit.card',
    direction: 'deposit',
    processingType: 'form',
    names: texts.card,
    logo: '/img/methods/card.svg',
    limits: depositLimits,
    fields: [] as Field[],
  },
  {
    ...common,
    id: 'sandbox.withdrawal.card',
    direction: 'withdrawal',
    processingType: 'message',
    names: texts.card,
    logo: '/img/methods/card.svg',
    limits: withdrawalLimits,
    fields: [text('card_number', 1, texts.cardNumber, texts.cardNumberHint, '^\\d{12,19}$')],
  },
  {
    ...common,
    id: 'sandbox.withdrawal.bank',
    direction: 'withdrawal',
    processingType: 'message',
    names: texts.bank,
    logo: '/img/methods/bank.svg',
    limits: withdrawalLimits,
    fields: [text('iban', 1, texts.iban, texts.ibanHint, '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$'), holder],
  },
] as const;
