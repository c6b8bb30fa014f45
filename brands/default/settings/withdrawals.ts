/** What has to hold before money leaves. Sums are decimals in the base currency. (docs/ARCHITECTURE.md, modules/risk) */
export const withdrawals = {
  turnOver: {
    multiplier: '1',
    // What came by card or in a coin goes back the way it came, so it need not be staked.
    byMethod: { 'sandbox.deposit.card': '0', 'sandbox.deposit.crypto': '0', 'btcpay.deposit.bitcoin': '0' },
  },
  ways: [
    { deposit: 'sandbox.deposit.card', withdrawal: 'sandbox.withdrawal.card', isFirst: true },
    { deposit: 'sandbox.deposit.bank', withdrawal: 'sandbox.withdrawal.bank' },
    { deposit: 'sandbox.deposit.pix', withdrawal: 'sandbox.withdrawal.bank' },
    { deposit: 'sandbox.deposit.transfer-code', withdrawal: 'sandbox.withdrawal.bank' },
    { deposit: 'sandbox.deposit.crypto', withdrawal: 'sandbox.withdrawal.crypto', isFirst: true },
    { deposit: 'btcpay.deposit.bitcoin', withdrawal: 'btcpay.withdrawal.bitcoin', isFirst: true },
    { deposit: 'sandbox.deposit.cash-agent', withdrawal: '0x.withdrawal.cash_agent' },
  ],
  verification: [
    { from: '1000', needs: 'contact' },
    { from: '2000', needs: 'identity' },
  ],
  linkedDays: 30,
  noticed: { large: '1000', first: '500' },
  heldFor: ['large', 'first'],
} as const;
