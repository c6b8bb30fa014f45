/** The demo's payment methods, all served by the stand-in provider. Amounts are minor units. */

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

const holder = text(
  'account_holder',
  2,
  { en: 'Account holder', de: 'Kontoinhaber', fa: 'صاحب حساب', tr: 'Hesap sahibi', hi: 'खाताधारक' },
  {
    en: 'As it stands on the account',
    de: 'Wie auf dem Konto angegeben',
    fa: 'همان‌گونه که در حساب آمده است',
    tr: 'Hesapta yazdığı gibi',
    hi: 'जैसा खाते में लिखा है',
  },
  '^.{2,80}$',
);

const common = { provider: 'sandbox', type: 'form', countries: [] as string[] } as const;

export const paymentMethods = [
  {
    ...common,
    id: 'sandbox.deposit.card',
    direction: 'deposit',
    processingType: 'form',
    names: { en: 'Bank card', de: 'Bankkarte', fa: 'کارت بانکی', tr: 'Banka kartı', hi: 'बैंक कार्ड' },
    logo: '/img/methods/card.svg',
    limits: depositLimits,
    fields: [] as Field[],
  },
  {
    ...common,
    id: 'sandbox.withdrawal.card',
    direction: 'withdrawal',
    processingType: 'message',
    names: { en: 'Bank card', de: 'Bankkarte', fa: 'کارت بانکی', tr: 'Banka kartı', hi: 'बैंक कार्ड' },
    logo: '/img/methods/card.svg',
    limits: withdrawalLimits,
    fields: [
      text(
        'card_number',
        1,
        { en: 'Card number', de: 'Kartennummer', fa: 'شمارهٔ کارت', tr: 'Kart numarası', hi: 'कार्ड नंबर' },
        {
          en: '12 to 19 digits; one that ends in 0002 is refused by the stand-in',
          de: '12 bis 19 Ziffern; eine, die auf 0002 endet, lehnt der Demo-Anbieter ab',
          fa: '۱۲ تا ۱۹ رقم؛ شماره‌ای را که به ۰۰۰۲ ختم شود ارائه‌دهندهٔ آزمایشی رد می‌کند',
          tr: '12-19 rakam; 0002 ile biteni deneme sağlayıcısı reddeder',
          hi: '12 से 19 अंक; 0002 पर ख़त्म होने वाला नंबर नमूना सेवा अस्वीकार करती है',
        },
        '^\\d{12,19}$',
      ),
    ],
  },
  {
    ...common,
    id: 'sandbox.withdrawal.bank',
    direction: 'withdrawal',
    processingType: 'message',
    names: { en: 'Bank transfer', de: 'Überweisung', fa: 'حوالهٔ بانکی', tr: 'Banka havalesi', hi: 'बैंक ट्रांसफ़र' },
    logo: '/img/methods/bank.svg',
    limits: withdrawalLimits,
    fields: [
      text(
        'iban',
        1,
        { en: 'IBAN', de: 'IBAN' },
        { en: 'Without spaces', de: 'Ohne Leerzeichen', fa: 'بدون فاصله', tr: 'Boşluksuz', hi: 'बिना ख़ाली जगह के' },
        '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$',
      ),
      holder,
    ],
  },
] as const;
