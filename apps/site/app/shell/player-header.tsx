import { buttonLook } from '@verdigale/ui/button';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Suspense } from 'react';
import { lazyPart } from '#app/lazy-part.ts';
import { useContent } from '#app/content/use-content.ts';
import { PlayerMenu } from '#app/features/profile/index.ts';
import { BalanceSwitcher, PendingDepositSlot } from '#app/features/wallet/index.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useRootData } from '#app/root-data.ts';
import styles from './player-header.module.css';
import { changeLayout, useLayout } from './layout-store.ts';
import { WithQueries } from '#app/session/index.ts';

const around = () => import('./player-around.ts');
const BonusLink = lazyPart(async () => (await around()).BonusLink);
const BonusPart = lazyPart(async () => (await around()).BonusPart);
const BonusCashback = lazyPart(async () => (await around()).BonusCashback);
const LoyaltyEvents = lazyPart(async () => (await around()).LoyaltyEvents);
const LiveQuests = lazyPart(async () => (await around()).LiveQuests);
const TournamentEvents = lazyPart(async () => (await around()).TournamentEvents);
const MessageBell = lazyPart(async () => (await around()).MessageBell);

/** What a player has in the header: the balance, the deposit button, the way to the own area. */
export function PlayerHeader() {
  const text = useContent('layout');
  const { settings } = useRootData();
  const { isUserNavOpen, isCurrencyNavOpen } = useLayout();
  return (
    <WithQueries>
      {settings.loyaltyEnabled && (
        <Suspense>
          <LoyaltyEvents />
        </Suspense>
      )}
      {settings.questsEnabled && (
        <Suspense>
          <LiveQuests />
        </Suspense>
      )}
      <Suspense>
        <TournamentEvents />
      </Suspense>
      <PendingDepositSlot />
      <Suspense>
        <BonusLink />
      </Suspense>
      <BalanceSwitcher
        bonusPart={<BonusPart />}
        isOpen={isCurrencyNavOpen}
        moreParts={(account) => <BonusCashback account={account} />}
        onOpenChange={(isOpen) => changeLayout({ isCurrencyNavOpen: isOpen })}
      />
      <span className={styles.deposit}>
        <ModalLink modal="wallet" value="deposit" {...buttonLook({ variant: 'primary' })}>
          {text('layout.header.depositButton')}
        </ModalLink>
      </span>
      <Suspense fallback={<Skeleton blockSize="2.75rem" inlineSize="2.75rem" shape="circle" />}>
        <MessageBell />
      </Suspense>
      <PlayerMenu isOpen={isUserNavOpen} onOpenChange={(isOpen) => changeLayout({ isUserNavOpen: isOpen })} />
    </WithQueries>
  );
}
