import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { PromoBanner, promoImages, SignUp, SocialButtons, type Advantage } from '#app/features/auth/index.ts';
import { ModalFrame } from '../modal-frame.tsx';
import { useModals } from '#app/modal-flags/use-modals.ts';

export { askRegistrationAhead } from '#app/features/auth/index.ts';

/** Never closes by itself: whoever leaves is asked first, so that a stray key or click loses nothing. (A 2) */
export function SignUpModal() {
  const text = useContent('modals', 'globalComponents');
  const [isVerifying, setIsVerifying] = useState(false);
  const { open } = useModals();
  return (
    <ModalFrame
      aside={
        <PromoBanner
          additionalTitle={text.dynamic('modals.signUp.promo', 'additionalTitle')}
          advantages={text.list<Advantage>('modals.signUp.promo.advantages')}
          images={promoImages(text, 'modals.signUp.promo.images')}
          secondTitle={text('modals.signUp.promo.secondTitle')}
          title={text('modals.signUp.promo.title')}
        />
      }
      onClose={() => open('sign-up-cancel', { onTop: true })}
      size="lg"
      title={isVerifying ? text('globalComponents.phoneVerification.title') : text('modals.signUp.title')}
    >
      <SignUp onStep={setIsVerifying} />
      {!isVerifying && <SocialButtons place="signUp" />}
    </ModalFrame>
  );
}
