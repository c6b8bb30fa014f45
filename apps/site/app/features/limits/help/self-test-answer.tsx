import { Button, buttonLook } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { useEffect, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useSession } from '#app/session/index.ts';
import styles from '../limits.module.css';
import type { SelfTestResult } from './self-test-result.ts';

/** What the answers say, and what one may do: the more they say, the further it goes. */
export function SelfTestAnswer({ result, onAgain }: { result: SelfTestResult; onAgain: () => void }) {
  const text = useContent('profile');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className={styles.form}>
      <h3 className={styles.breakTitle} ref={heading} tabIndex={-1}>
        {text.dynamic('profile.limits.selfTest.results', `${result}.title`)}
      </h3>
      <p className={styles.note}>{text.dynamic('profile.limits.selfTest.results', `${result}.text`)}</p>
      <div className={styles.actions}>
        <Ways result={result} />
        <Button onClick={onAgain} variant="ghost">
          {text('profile.limits.selfTest.again')}
        </Button>
      </div>
    </Card>
  );
}

function Ways({ result }: { result: SelfTestResult }) {
  const text = useContent('profile');
  const isPlayer = useSession().status === 'player';
  if (!isPlayer) {
    return (
      <LocaleLink to="/profile/limits" {...buttonLook({})}>
        {text('profile.limits.title')}
      </LocaleLink>
    );
  }
  const isMuch = result === 'some' || result === 'high';
  return (
    <>
      <ModalLink modal="add-cash-limit" value="3" {...buttonLook({})}>
        {text('profile.limits.kinds.deposit.action')}
      </ModalLink>
      {isMuch && (
        <ModalLink modal="self-exclusion-limit" value="break" {...buttonLook({})}>
          {text('profile.limits.kinds.break.action')}
        </ModalLink>
      )}
      {result === 'high' && (
        <ModalLink modal="self-exclusion-limit" value="exclusion" {...buttonLook({})}>
          {text('profile.limits.kinds.exclusion.action')}
        </ModalLink>
      )}
    </>
  );
}
