import { Button, buttonLook } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { use } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { PickMethodContext } from '../payment/pick-method.ts';
import { methodName, useMethods } from '../payment/use-methods.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import type { WithdrawRefusal } from './use-withdrawal.ts';
import styles from '../wallet.module.css';

interface WithdrawRefusalNoticeProps {
  refusal: WithdrawRefusal;
  money: CurrencyMoney;
  currency: string;
}

/** What stands in the way of this withdrawal, and the way around it. */
export function WithdrawRefusalNotice({ refusal, money, currency }: WithdrawRefusalNoticeProps) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const { data: methods } = useMethods('withdrawal', currency);
  const pick = use(PickMethodContext);
  if (refusal.reason === 'verify')
    return (
      <Card className={styles.limited} look="inset" role="alert">
        <p>{text('modals.wallet.withdraw.verify')}</p>
        <LocaleLink to="/profile/verification" {...buttonLook({ size: 'sm' })}>
          {text('modals.wallet.withdraw.verifyLink')}
        </LocaleLink>
      </Card>
    );
  const other = methods?.find(({ method }) => method === refusal.method);
  const name = other ? methodName(other, locale) : refusal.method;
  return (
    <Card className={styles.limited} look="inset" role="alert">
      <p>{text('modals.wallet.withdraw.returnFirst', { sum: money.format(refusal.amount), method: name })}</p>
      {other && (
        <Button onClick={() => pick(other.method)} size="sm">
          {text('modals.wallet.withdraw.returnLink', { method: name })}
        </Button>
      )}
    </Card>
  );
}
