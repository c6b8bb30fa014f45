import { networks, payoutCoins } from './networks.ts';
import { fieldHints as hints } from './texts/field-hints.ts';
import { fieldLabels as labels } from './texts/field-labels.ts';
import type { LocaleTexts } from './texts/locale-texts.ts';

interface Option {
  id: string;
  name: string;
  /** What a wallet's address looks like once this is chosen. */
  regex?: string;
  regexp?: string;
  limits?: { currency: string; min: string; max: string }[];
}

interface Field {
  key: string;
  fieldType: 'text' | 'select' | 'textarea';
  value: string | null;
  isRequired: boolean;
  regexp?: string;
  labels: LocaleTexts;
  hints: Partial<LocaleTexts>;
  options?: Option[];
  /** Asked for in these currencies only. */
  currencies?: string[];
}

const text = { fieldType: 'text', value: null, isRequired: true } as const;
const select = { ...text, fieldType: 'select' } as const;

export const fields = {
  cardNumber: { ...text, key: 'card_number', labels: labels.cardNumber, hints: hints.cardNumber, regexp: '^\\d{12,19}$' },
  iban: { ...text, key: 'iban', labels: labels.iban, hints: hints.iban, regexp: '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$' },
  accountNumber: { ...text, key: 'account_number', labels: labels.accountNumber, hints: hints.accountNumber, regexp: '^\\d{4,13}$' },
  accountKind: {
    ...select,
    key: 'account_kind',
    labels: labels.accountKind,
    hints: {},
    options: [
      { id: 'checking', name: 'Conta corrente' },
      { id: 'savings', name: 'Conta poupança' },
    ],
  },
  bank: {
    ...select,
    key: 'bank',
    labels: labels.bank,
    hints: {},
    options: [
      { id: 'meridian', name: 'Meridian Bank' },
      { id: 'harbour', name: 'Harbour Savings' },
      { id: 'alder', name: 'Alder & Co' },
    ],
  },
  holder: { ...text, key: 'account_holder', labels: labels.holder, hints: hints.holder, regexp: '^.{2,80}$' },
  cpf: { ...text, key: 'cpf_number', labels: labels.cpf, hints: hints.cpf },
  email: { ...text, key: 'email', labels: labels.email, hints: {}, regexp: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
  phone: { ...text, key: 'phone', labels: labels.phone, hints: hints.phone },
  agentNumber: { ...text, key: 'agentNumber', value: '4471-0093', labels: labels.agentNumber, hints: hints.agentNumber },
  note: {
    ...text,
    key: 'note',
    fieldType: 'textarea',
    isRequired: false,
    labels: labels.note,
    hints: hints.note,
    regexp: '^[\\s\\S]{0,200}$',
  },
  network: { ...select, key: 'crypto_network', labels: labels.network, hints: hints.network, options: networks },
  coin: { ...select, key: 'currencyWithdraw', labels: labels.coin, hints: {}, options: payoutCoins },
  walletAddress: { ...text, key: 'wallet_id', labels: labels.walletAddress, hints: hints.walletAddress },
  tag: { ...text, key: 'tag', isRequired: false, labels: labels.tag, hints: hints.tag, regexp: '^[A-Za-z0-9_-]{1,64}$' },
} as const satisfies Record<string, Field>;

/** The fields of a method, in the order in which they are asked for. */
export const inOrder = (...list: Field[]) => list.map((field, at) => ({ ...field, position: at + 1 }));

export const onlyFor = (currencies: string[], field: Field): Field => ({ ...field, currencies });
