import { useContent } from '#app/content/use-content.ts';
import { EmailVerificationError, PromoBanner, promoImages, SignIn, SocialButtons, type Advantage } from '#app/features/auth/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

export function SignInModal({ close }: ModalProps) {
  const text = useContent('modals');
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
      <SignIn close={close} />
      <SocialButtons place="signIn" />
    </ModalFrame>
  );
}
