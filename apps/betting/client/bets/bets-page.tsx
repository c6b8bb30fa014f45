import type { SportBet } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { LoadMore } from '@verdigale/ui/load-more';
import { SectionTitle } from '@verdigale/ui/section-title';
import { Skeleton } from '@verdigale/ui/skeleton';
import { ReceiptText } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from '#client/route/link.tsx';
import { navigate } from '#client/route/router.ts';
import { Failed } from '#client/failed.tsx';
import { useStart } from '#client/start/start-context.ts';
import { useText } from '#client/texts/texts.ts';
import { untilLoaded } from '#client/until-loaded.ts';
import { BetCard } from './bet-card.tsx';
import styles from './bets-page.module.css';
import { useBets } from './use-bets.ts';
import { useStandings } from './use-standings.ts';

const CashOut = lazy(() => untilLoaded(() => import('./cash-out.tsx')));
const CashOutNews = lazy(() => untilLoaded(() => import('./cash-out-news.tsx')));

/** The player's own bets, those that are open and those that are settled. */
export function BetsPage({ isSettled }: { isSettled: boolean }) {
  const text = useText();
  const { isPlayer, askSignIn } = useStart();
  return (
    <section className={styles.page}>
      <SectionTitle level={2}>{text('nav.bets')}</SectionTitle>
      <nav aria-label={text('nav.bets')} className={styles.tabs}>
        <Link to="/bets">{text('bets.open')}</Link>
        <Link to="/bets/settled">{text('bets.settled')}</Link>
      </nav>
      {isPlayer ? (
        <>
          <Suspense>{!isSettled && <CashOutNews />}</Suspense>
          <BetList isSettled={isSettled} />
        </>
      ) : (
        <EmptyState
          action={
            <Button onClick={askSignIn} variant="primary">
              {text('signIn')}
            </Button>
          }
          icon={ReceiptText}
          title={text('bets.guest')}
        />
      )}
    </section>
  );
}

/** Nobody says the chances of a builder that is open. */
const hasChances = ({ legs }: SportBet) => legs.every(({ builder, result }) => builder === null || result !== null);

function BetList({ isSettled }: { isSettled: boolean }) {
  const text = useText();
  const { bets, total, isPending, refetch, fetchNextPage, isFetchingNextPage } = useBets(isSettled);
  const standings = useStandings(bets ?? []);
  if (isPending) return <Skeleton blockSize="14rem" shape="box" />;
  if (!bets) return <Failed onRetry={refetch} />;
  const toOffer = <Button onClick={() => navigate('/')}>{text('nav.home')}</Button>;
  if (bets.length === 0)
    return <EmptyState action={toOffer} icon={ReceiptText} title={text(isSettled ? 'bets.noneSettled' : 'bets.noneOpen')} />;
  return (
    <>
      <div className={styles.list}>
        {bets.map((bet) => (
          <BetCard bet={bet} key={bet.id} standings={standings}>
            {bet.state === 'open' && hasChances(bet) && (
              <Suspense fallback={<Skeleton blockSize="6.5rem" shape="box" />}>
                <CashOut bet={bet} />
              </Suspense>
            )}
          </BetCard>
        ))}
      </div>
      {total > bets.length && (
        <LoadMore
          countText={text('list.count', { shown: bets.length, total })}
          isLoading={isFetchingNextPage}
          onLoad={() => void fetchNextPage()}
          shown={bets.length}
          total={total}
        >
          {text('list.more')}
        </LoadMore>
      )}
    </>
  );
}
