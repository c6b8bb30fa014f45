export { AccountsPage } from './accounts-page.tsx';
export { BalanceSwitcher } from './balance-switcher.tsx';
export { declineWithdrawal } from './decline-withdrawal.ts';
export { RegionForm } from './region-form.tsx';
export { ResultScreen } from './result-screen.tsx';
export { shortId } from './short-id.ts';
export { useAccounts } from './use-accounts.ts';
export { useCurrencies, useMoney, type CurrencyMoney } from './use-money.ts';
export { WalletPanel } from './wallet-panel.tsx';
