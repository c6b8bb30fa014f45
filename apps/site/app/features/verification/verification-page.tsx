import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '@verdigale/ui/disclosure';
import { SectionTitle } from '@verdigale/ui/section-title';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { useRootData } from '#app/root-data.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import { profileFieldsQuery } from '#app/queries/player.ts';
import { usePlayerChannel, useSession } from '#app/session/index.ts';
import { refreshProfile } from '#app/session/profile.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { EmailBlock } from './email-block.tsx';
import { IdentityBlock } from './identity-block.tsx';
import { PhoneBlock } from './phone-block.tsx';
import styles from './verification.module.css';

interface Answer {
  title: string;
  text: string;
}

/** What is proved of a player, and how to prove the rest: e-mail, phone, identity. (PROFILE-04, wire 4.2) */
export function VerificationPage() {
  const text = useContent('profile', 'globalComponents');
  const { settings } = useRootData();
  const { profile } = useSession();
  const fields = useQuery({ ...profileFieldsQuery, enabled: profile !== null });
  const constants = useQuery(constantsQuery);
  // What the provider finds arrives while the page is open.
  usePlayerChannel('player:profile', { events: { 'player.kyc.updated': () => void refreshProfile() }, onGap: () => void refreshProfile() });

  // What is known stays of use when a later question failed.
  const failed = [fields, constants].filter(({ isError, data }) => isError && !data);
  if (failed.length > 0) {
    return (
      <LoadFailed
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        text={text('globalComponents.error.description')}
        title={text('profile.verification.failed')}
      />
    );
  }
  if (!profile || !fields.data || !constants.data) return <VerificationSkeleton />;
  const hasEmail = fields.data.some(({ name }) => name === 'email');
  const answers = text.list<Answer>('profile.verification.info');
  return (
    <div className={styles.page}>
      <ul className={styles.blocks}>
        {hasEmail && <EmailBlock profile={profile} />}
        {constants.data.player.registration.phone && <PhoneBlock profile={profile} />}
        {settings.sumsub.enabled && <IdentityBlock profile={profile} />}
      </ul>
      {answers.length > 0 && (
        <section aria-labelledby="verification-info">
          <SectionTitle id="verification-info">{text('profile.verification.infoTitle')}</SectionTitle>
          {answers.map(({ title, text: answer }) => (
            <Disclosure key={title} summary={title}>
              <p className={styles.answer}>{answer}</p>
            </Disclosure>
          ))}
        </section>
      )}
    </div>
  );
}

function VerificationSkeleton() {
  return (
    <div aria-busy="true" className={styles.page}>
      <div className={styles.blocks}>
        {[7, 9, 9].map((size, index) => (
          <Skeleton blockSize={`${size}rem`} key={index} shape="box" />
        ))}
      </div>
    </div>
  );
}
