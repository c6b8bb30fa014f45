import { Skeleton } from '@verdigale/ui/skeleton';
import { Suspense, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import {
  EmailVerificationError,
  PasskeySignIn,
  PromoBanner,
  promoImages,
  ShutOut,
  SignIn,
  SocialButtons,
  type Advantage,
  type ShutOutProps,
} from '#app/features/auth/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

export function SignInModal({ close }: ModalProps) {
  const text = useContent('modals');
  const [shutOut, setShutOut] = useState<ShutOutProps | null>(null);
  // Nobody is greeted or offered another way in who has excluded himself.
  if (shutOut) {
    return (
      <ModalFrame onClose={close} size="md" title={text('modals.signIn.title')}>
        <Suspense fallback={<Skeleton blockSize="16rem" inlineSize="100%" shape="box" />}>
          <ShutOut {...shutOut} />
        </Suspense>
      </ModalFrame>
    );
  }
  return (
    <ModalFrame
      aside={
        <PromoBanner
          additionalTitle={text.dynamic('modals.signIn.promo', 'additionalTitle')}
          advantages={text.list<Advantage>('modals.signIn.promo.advantages')}
          images={promoImages(text, 'modals.signIn.promo.images')}
          secondTitle={text('modals.signIn.promo.secondTitle')}
          title={text('modals.signIn.promo.title')}
        />
      }
      onClose={close}
      size="lg"
      title={text('modals.signIn.title')}
    >
      <EmailVerificationError />
      <SignIn close={close} onShutOut={setShutOut} />
      <PasskeySignIn close={close} />
      <SocialButtons place="signIn" />
    </ModalFrame>
  );
}
