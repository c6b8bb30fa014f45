import { buttonLook } from '@verdigale/ui/button';
import { Suspense } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useSession } from '#app/session/session-store.ts';
import { OwnPlace, WelcomeCardFrame, WelcomeList, type WelcomeCard } from './welcome-card.tsx';

const PlayersOffer = lazyPart(async () => (await import('./welcome-offers.tsx')).WelcomeOffer);
const PlayersFailed = lazyPart(async () => (await import('./welcome-offers.tsx')).WelcomeFailed);

/** The cards of the welcome package as the brand tells of them: with the way in for guests, for players with what each still is to them. */
export function WelcomePackage({ cards }: { cards: readonly WelcomeCard[] }) {
  const text = useContent('pages');
  const isPlayer = useSession().status === 'player';
  return (
    <>
      <Suspense>{isPlayer && <PlayersFailed cards={cards} />}</Suspense>
      <WelcomeList>
        {cards.map((card) => (
          <WelcomeCardFrame card={card} key={card.bonusId}>
            {!isPlayer && (
              <ModalLink data-for="guest" modal="sign-up" {...buttonLook({ variant: 'primary' })}>
                {text('pages.welcomeBonuses.join')}
              </ModalLink>
            )}
            <OwnPlace>
              <Suspense>{isPlayer && <PlayersOffer bonusId={card.bonusId} cards={cards} />}</Suspense>
            </OwnPlace>
          </WelcomeCardFrame>
        ))}
      </WelcomeList>
    </>
  );
}
