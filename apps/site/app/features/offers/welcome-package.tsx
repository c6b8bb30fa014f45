import { buttonLook } from '@verdigale/ui/button';
import { Suspense } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useSession } from '#app/session/session-store.ts';
import { OwnPlace, WelcomeCardFrame, WelcomeList, type WelcomeCard } from './welcome-card.tsx';

const PlayersOffers = lazyPart(async () => (await import('./welcome-offers.tsx')).WelcomeOffers);

/** The cards of the welcome package: for guests as the brand tells of them, for players with what each of them still is to them. */
export function WelcomePackage({ cards }: { cards: readonly WelcomeCard[] }) {
  const text = useContent('pages');
  const { status } = useSession();
  const told = (
    <WelcomeList>
      {cards.map((card) => (
        <WelcomeCardFrame card={card} key={card.bonusId}>
          {status !== 'player' && (
            <ModalLink data-for="guest" modal="sign-up" {...buttonLook({ variant: 'primary' })}>
              {text('pages.welcomeBonuses.join')}
            </ModalLink>
          )}
          <OwnPlace />
        </WelcomeCardFrame>
      ))}
    </WelcomeList>
  );
  if (status !== 'player') return told;
  return (
    <Suspense fallback={told}>
      <PlayersOffers cards={cards} />
    </Suspense>
  );
}
