import { fields, inOrder, onlyFor } from './fields.ts';
import { cashWithdrawalLimits, coinLimits, only, withdrawalLimits } from './limits.ts';
import { methodNames as names } from './texts/method-names.ts';

const common = {
  provider: 'sandbox',
  direction: 'withdrawal',
  type: 'form',
  processingType: 'message',
  countries: [] as string[],
} as const;

const brazil = ['BRL'];
const elsewhere = ['EUR', 'USD', 'TRY', 'INR', 'KZT'];
const coins = coinLimits.map(({ currency }) => currency);
const withCoinRate = ['EUR', 'USD'];

export const withdrawals = [
  {
    ...common,
    id: 'sandbox.withdrawal.card',
    names: names.card,
    logo: '/img/methods/card.svg',
    limits: withdrawalLimits,
    fields: inOrder(fields.cardNumber),
    isEnabled: true,
  },
  {
    ...common,
    id: 'sandbox.withdrawal.bank',
    names: names.bank,
    logo: '/img/methods/bank.svg',
    limits: withdrawalLimits,
    fields: inOrder(
      onlyFor(elsewhere, fields.iban),
      onlyFor(brazil, fields.bank),
      onlyFor(brazil, fields.accountKind),
      onlyFor(brazil, fields.accountNumber),
      fields.holder,
      onlyFor(brazil, fields.cpf),
    ),
    isEnabled: true,
  },
  {
    ...common,
    id: 'sandbox.withdrawal.crypto',
    names: names.crypto,
    logo: '/img/methods/crypto.svg',
    limits: [...coinLimits, ...only(withdrawalLimits, ...withCoinRate)],
    fields: inOrder(
      onlyFor(coins, fields.network),
      onlyFor(withCoinRate, fields.coin),
      fields.walletAddress,
      onlyFor(['USDT'], fields.tag),
    ),
    isEnabled: true,
  },
  {
    ...common,
    id: '0x.withdrawal.cash_agent',
    names: names.cashPickUp,
    logo: '/img/methods/cash-agent.svg',
    limits: cashWithdrawalLimits,
    fields: inOrder(fields.agentNumber, fields.phone),
    isEnabled: true,
  },
] as const;
