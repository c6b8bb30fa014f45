import { useQuery } from '@tanstack/react-query';
import { playerChannels } from '@verdigale/contract';
import { buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Ticket } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { refetchCalls } from '#app/queries/call-query.ts';
import { betsQuery } from '#app/queries/rounds.ts';
import { usePlayerChannel } from '#app/session/index.ts';
import { PagedList } from '#app/widgets/paged-list.tsx';
import { usePageNumber } from '#app/widgets/use-page-number.ts';
import styles from '../history.module.css';
import { BetTable } from './bet-table.tsx';

/** A page of bets, newest first. (wire 11.4) */
export function BetList({ isSettled }: { isSettled: boolean }) {
  const text = useContent('history');
  const [page, goTo] = usePageNumber();
  const list = useQuery(betsQuery({ page, perPage: 10, isSettled }));
  // One that ends goes from one list to the other.
  const refresh = () => void refetchCalls('game.bets.list');
  usePlayerChannel(playerChannels.bets, { events: { 'game.bet.created': refresh, 'game.bet.updated': refresh }, onGap: refresh });
  return (
    <div className={styles.panel}>
      <PagedList
        empty={
          <EmptyState
            action={
              <LocaleLink to="/betting" {...buttonLook({ variant: 'primary' })}>
                {text('history.bets.empty.button')}
              </LocaleLink>
            }
            icon={Ticket}
            level={2}
            text={text('history.bets.empty.text')}
            title={text('history.bets.empty.title')}
          />
        }
        failed={text('history.bets.failed')}
        list={list}
        onPage={goTo}
        pages={text('history.bets.pages')}
      >
        {(rows) => <BetTable bets={rows} isBusy={list.isPlaceholderData} />}
      </PagedList>
    </div>
  );
}
