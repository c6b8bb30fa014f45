import { limitDefinition } from '@verdigale/contract';
import { buttonLook } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { Switch } from '@verdigale/ui/switch';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { cashDefinitions, kindNames } from './limit-kinds.ts';
import { Section } from './section.tsx';
import styles from './limits.module.css';

/**
 * What can be set. The wire has deposit limits and self-exclusion in advanced mode alone, and the law (RTS 12B) a deposit limit at least as prominent
 * as any other: so advanced mode is what every visit begins with, deposits stand first in it, and only the player's own press shows less.
 */
export function KindCards({ isOnBreak }: { isOnBreak: boolean }) {
  const text = useContent('profile');
  const [isAdvanced, setIsAdvanced] = useState(true);
  const shown = cashDefinitions.filter((definition) => isAdvanced || definition !== limitDefinition.deposit);
  return (
    <>
      <Section title={text('profile.limits.kinds.title')}>
        <ul className={styles.kinds}>
          {shown.map((definition) => (
            <Card as="li" className={styles.kind} key={definition}>
              <h3 className={styles.period}>{text.dynamic('profile.limits.kinds', `${kindNames[definition]}.title`)}</h3>
              <p className={styles.note}>{text.dynamic('profile.limits.kinds', `${kindNames[definition]}.text`)}</p>
              <ModalLink modal="add-cash-limit" value={String(definition)} {...buttonLook({ className: styles.start })}>
                {text.dynamic('profile.limits.kinds', `${kindNames[definition]}.action`)}
              </ModalLink>
            </Card>
          ))}
        </ul>
        <Switch checked={isAdvanced} hint={text('profile.limits.kinds.advancedHint')} onChange={() => setIsAdvanced(!isAdvanced)}>
          {text('profile.limits.kinds.advanced')}
        </Switch>
      </Section>
      {(isAdvanced || !isOnBreak) && (
        <Section title={text('profile.limits.kinds.stop')}>
          <ul className={styles.cards}>
            {!isOnBreak && <StopCard kind="break" />}
            {isAdvanced && <StopCard kind="exclusion" />}
          </ul>
        </Section>
      )}
    </>
  );
}

function StopCard({ kind }: { kind: 'break' | 'exclusion' }) {
  const text = useContent('profile');
  return (
    <Card as="li" className={styles.kind}>
      <h3 className={styles.period}>{text.dynamic('profile.limits.kinds', `${kind}.title`)}</h3>
      <p className={styles.note}>{text.dynamic('profile.limits.kinds', `${kind}.text`)}</p>
      <ModalLink modal="self-exclusion-limit" value={kind} {...buttonLook({ className: styles.start })}>
        {text.dynamic('profile.limits.kinds', `${kind}.action`)}
      </ModalLink>
    </Card>
  );
}
