import { useQuery } from '@tanstack/react-query';
import { Badge } from '@verdigale/ui/badge';
import { Card } from '@verdigale/ui/card';
import { SectionTitle } from '@verdigale/ui/section-title';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useState } from 'react';
import { showAlert } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { isNotServed } from '#app/queries/call-query.ts';
import { keepSecondFactor, secondFactorQuery } from '#app/queries/second-factor.ts';
import { refetchSessions } from '#app/queries/player.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import type { FactorAdded } from './factor-added.ts';
import { AppRow } from './app-row.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryRow } from './recovery-row.tsx';
import { SwitchOff } from './switch-off.tsx';
import sectionStyles from '../security.module.css';
import styles from './two-step.module.css';

/** What signing in asks for beside the password, by the player's choice. */
export function TwoStepSection() {
  const text = useContent('profile');
  const { data: factor, error, isError, refetch } = useQuery(secondFactorQuery);
  // Shown once; the codes are nowhere else.
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  function onAdded({ secondFactor, recoveryCodes }: FactorAdded) {
    keepSecondFactor(secondFactor);
    const isFirst = recoveryCodes.length > 0;
    if (isFirst) {
      setCodes(recoveryCodes);
      // The other devices are signed out.
      void refetchSessions();
    }
    void (isFirst ? showAlert('profile.twoStepOn') : showAlert('profile.twoStepChanged'));
  }
  if (isNotServed(error)) return null;
  return (
    <section aria-labelledby="security-two-step" className={sectionStyles.section}>
      <SectionTitle id="security-two-step">{text('profile.security.twoStep.title')}</SectionTitle>
      <div className={styles.head}>
        <p>{text('profile.security.twoStep.text')}</p>
        {factor && (
          <span role="status">
            <Badge tone={factor.isOn ? 'gain' : 'neutral'}>
              {factor.isOn ? text('profile.security.twoStep.on') : text('profile.security.twoStep.off')}
            </Badge>
          </span>
        )}
      </div>
      {factor ? (
        <Card className={styles.card}>
          <ul className={styles.rows}>
            <AppRow app={factor.app} onAdded={onAdded} />
            <PasskeyRow factor={factor} onAdded={onAdded} />
            {factor.isOn && <RecoveryRow left={factor.recoveryCodesLeft} onRenewed={setCodes} />}
          </ul>
        </Card>
      ) : isError ? (
        <LoadFailed onRetry={refetch} title={text('profile.security.twoStep.failed')} />
      ) : (
        <Skeleton blockSize="14rem" shape="box" />
      )}
      {factor?.isOn && <SwitchOff />}
      <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
    </section>
  );
}
