import type { Field, Profile } from '@verdigale/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { CopyButton } from '@verdigale/ui/copy-button';
import { SectionTitle } from '@verdigale/ui/section-title';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Icon } from '@verdigale/ui/icon';
import { Pencil } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { profileFieldsQuery } from '#app/queries/player.ts';
import { useSession } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { profileCode } from '#app/widgets/short-id.ts';
import { Avatar } from './avatar.tsx';
import { InfoText } from './info-text.tsx';
import { sectionFields } from './info-value.ts';
import { OfferSwitches } from './offer-switches.tsx';
import { nameOf } from './player-name.ts';
import styles from './profile-info.module.css';

/** Comes with the first edit: most visits only look. */
const ProfileForm = lazyPart(async () => (await import('./profile-form.tsx')).ProfileForm);

/** What the platform keeps about the player: the fields of the profile scenario; with `?edit=true` to be changed. (wire 2.5) */
export function ProfileInfo() {
  const text = useContent('profile', 'globalComponents');
  const { profile } = useSession();
  const [search, setSearch] = useSearchParams();
  // The button that was pressed goes with its view: the focus goes on in the next one.
  const [wasPressed, setPressed] = useState(false);
  function edit(isOn: boolean) {
    setPressed(true);
    setSearch(
      (known) => {
        if (isOn) known.set('edit', 'true');
        else known.delete('edit');
        return known;
      },
      { replace: !isOn },
    );
  }
  const { data: fields, isError, refetch } = useQuery({ ...profileFieldsQuery, enabled: profile !== null });

  if (isError && !fields) {
    return <LoadFailed onRetry={refetch} text={text('globalComponents.error.description')} title={text('profile.info.failed')} />;
  }
  if (!profile || !fields) return <InfoSkeleton />;
  if (search.get('edit') === 'true') {
    return (
      <Suspense fallback={<InfoSkeleton />}>
        <ProfileForm fields={fields} onDone={() => edit(false)} profile={profile} takesFocus={wasPressed} />
      </Suspense>
    );
  }
  return <InfoTable fields={fields} onEdit={() => edit(true)} profile={profile} takesFocus={wasPressed} />;
}

interface InfoTableProps {
  profile: Profile;
  fields: readonly Field[];
  onEdit: () => void;
  /** Its button takes the focus, which the form had. */
  takesFocus: boolean;
}

function InfoTable({ profile, fields: all, onEdit, takesFocus }: InfoTableProps) {
  const text = useContent('profile', 'fieldsSettings');
  const sections = sectionFields(all).filter(([section]) => section !== 'offers');
  return (
    <div className={styles.info}>
      <PlayerCard profile={profile} />
      <Button autoFocus={takesFocus} className={styles.edit} onClick={onEdit} variant="primary">
        <Icon as={Pencil} />
        {text('profile.info.edit.button')}
      </Button>
      {sections.map(([section, fields]) => (
        <section aria-labelledby={`info-${section}`} key={section}>
          <SectionTitle id={`info-${section}`}>{text.dynamic('profile.info.sections', section)}</SectionTitle>
          <dl className={styles.rows}>
            {fields.map(({ name }) => (
              <div className={styles.row} key={name}>
                <dt>{text.dynamic('fieldsSettings.fieldsControls', `${name}.label`) ?? name}</dt>
                <dd>
                  <InfoText name={name} profile={profile} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section aria-labelledby="info-offers">
        <SectionTitle id="info-offers">{text('profile.info.sections.offers')}</SectionTitle>
        <OfferSwitches fields={all} profile={profile} />
      </section>
    </div>
  );
}

/** Who it is and since when, like the head of a share certificate. */
function PlayerCard({ profile }: { profile: Profile }) {
  const text = useContent('profile', 'layout');
  const since = useDateFormat('day')(profile.createdAt);
  return (
    <Card className={styles.card} look="certificate">
      <Avatar name={nameOf(profile)} size="lg" />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{nameOf(profile) || text('layout.profileSidebar.unnamed')}</bdi>
        </p>
        <p className={styles.since}>{text('profile.info.memberSince', { date: since })}</p>
      </div>
      <p className={styles.id}>
        <span>{text('profile.info.accountId')}</span>
        <bdi dir="ltr">{profileCode(profile.id)}</bdi>
        <CopyButton size="sm" text={profile.id} />
      </p>
    </Card>
  );
}

function InfoSkeleton() {
  return (
    <div aria-busy="true" className={styles.info}>
      <Skeleton blockSize="8.5rem" shape="box" />
      {[5, 7, 5].map((rows, index) => (
        <Skeleton blockSize={`${rows * 3 + 4}rem`} key={index} shape="box" />
      ))}
    </div>
  );
}
