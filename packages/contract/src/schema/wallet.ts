import Type from 'typebox';
import { Amount, type CallSchema, Closed, CurrencyCode, EntityId, IdParams } from './common.ts';

export const Account = Type.Object({
  id: EntityId,
  currency: CurrencyCode,
  status: Type.Integer({ description: '1 is the active account, exactly one' }),
  balance: Amount,
  realBalance: Amount,
  bonusBalance: Amount,
  lockedBalance: Amount,
  withdrawalBalance: Amount,
  version: Type.Integer({ description: 'Grows with every change of the account: clients drop an older state' }),
});

const Accounts = Type.Array(Account);

export const walletSchemas = {
  'wallet.accounts.list': { summary: 'The own accounts', data: Accounts },
  'wallet.accounts.create': {
    summary: 'Adds an account; answers all of them',
    body: Closed({ currency: CurrencyCode }),
    data: Accounts,
  },
  'wallet.accounts.switch': { summary: 'Makes an account the active one', params: IdParams, data: Accounts },
  'wallet.accounts.hide': { summary: 'Hides an empty account that is not active', params: IdParams, data: Accounts },
} as const satisfies Record<string, CallSchema>;
