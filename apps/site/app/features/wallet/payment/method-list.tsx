import type { PaymentMethod } from '@verdigale/contract';
import { EmptyState } from '@verdigale/ui/empty-state';
import { RadioCards } from '@verdigale/ui/radio-cards';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Landmark } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { methodLogo, methodName } from './use-methods.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import styles from '../wallet.module.css';

interface MethodListProps {
  methods: readonly PaymentMethod[] | undefined;
  isError: boolean;
  onRetry: () => void;
  money: CurrencyMoney;
  picked: string | null;
  onPick: (method: string) => void;
}

/** The methods with their limits; nothing is chosen for the player. (W 2) */
export function MethodList({ methods, isError, onRetry, money, picked, onPick }: MethodListProps) {
  const text = useContent('modals');
  const { locale } = useLocale();
  if (isError) return <LoadFailed onRetry={onRetry} title={text('modals.wallet.methodsFailed')} />;
  if (!methods) return [0, 1].map((item) => <Skeleton blockSize="4.5rem" key={item} shape="box" />);
  if (methods.length === 0)
    return <EmptyState icon={Landmark} text={text('modals.wallet.notAvailableText')} title={text('modals.wallet.notAvailable')} />;
  return (
    <RadioCards
      label={text('modals.wallet.method')}
      onChange={onPick}
      options={methods.map((method) => ({
        value: method.method,
        title: methodName(method, locale),
        description: text('modals.wallet.methodLimits', { min: money.format(method.amountMin), max: money.format(method.amountMax) }),
        media: <img alt="" className={styles.logo} src={methodLogo(method)} />,
      }))}
      value={picked}
    />
  );
}
