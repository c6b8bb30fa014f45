import { identityStatus, type IdentityStatus, type Profile } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Suspense, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { useRootData } from '#app/root-data.ts';
import { Block, type BlockState } from './block.tsx';

const IdentityWidget = lazyPart(async () => (await import('./identity-widget.tsx')).IdentityWidget);

const names: Readonly<Record<IdentityStatus, 'none' | 'approved' | 'pending' | 'rejected'>> = {
  [identityStatus.none]: 'none',
  [identityStatus.approved]: 'approved',
  [identityStatus.pending]: 'pending',
  [identityStatus.rejected]: 'rejected',
};
const states: Readonly<Record<(typeof names)[IdentityStatus], BlockState>> = {
  none: 'open',
  approved: 'done',
  pending: 'waiting',
  rejected: 'refused',
};

/** Who the player is, checked by the provider in its widget. Nothing of the provider is loaded before the player begins. */
export function IdentityBlock({ profile }: { profile: Profile }) {
  const text = useContent('profile');
  const { sdkUrl } = useRootData().settings.sumsub;
  /** 0 while the widget is closed; each further one opens it anew. */
  const [attempt, setAttempt] = useState(0);
  const open = () => setAttempt(attempt + 1);
  // Another platform may not report the status: then the widget itself shows it.
  const name = names[(profile.identityStatus ?? identityStatus.none) as IdentityStatus] ?? 'none';
  return (
    <Block
      state={states[name]}
      status={text.dynamic('profile.verification.identity.statuses', name) ?? ''}
      text={text.dynamic('profile.verification.identity.texts', name) ?? ''}
      title={text('profile.verification.identity.title')}
    >
      {name !== 'approved' && sdkUrl !== null && attempt === 0 && (
        <Button onClick={open} variant={name === 'pending' ? 'secondary' : 'primary'}>
          {text.dynamic('profile.verification.identity.buttons', name)}
        </Button>
      )}
      {name !== 'approved' && sdkUrl !== null && attempt > 0 && (
        <Suspense fallback={<Skeleton blockSize="26rem" shape="box" />}>
          <IdentityWidget key={attempt} retry={open} sdkUrl={sdkUrl} />
        </Suspense>
      )}
    </Block>
  );
}
