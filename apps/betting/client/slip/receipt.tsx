import { useQuery } from '@tanstack/react-query';
import type { SportBet } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { LiveRegion } from '@verdigale/ui/live-region';
import { ProgressBar } from '@verdigale/ui/progress';
import type { ReactNode } from 'react';
import { useApi } from '#client/api/api.ts';
import { serverNow } from '@verdigale/client/server-clock';
import { BetCard } from '#client/bets/bet-card.tsx';
import { areBetsTold, betsKey } from '#client/bets/use-bets.ts';
import { navigate } from '#client/route/router.ts';
import { useText } from '#client/texts/texts.ts';
import { closeNews, closeReceipt } from './place-store.ts';
import { reasonWords } from './refusal.ts';
import styles from './slip-view.module.css';

/** While nobody says how a bet was decided; and, where the page does, after it should have been. */
const askedMs = 700;
const lateMs = 3_000;

/** What was placed, with what becomes of bets that are being checked; `children` says what else was not taken. */
export function Receipt({ bets, children }: { bets: readonly SportBet[]; children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.slip}>
      {bets.map((bet) => (
        <Placed key={bet.id} placed={bet} />
      ))}
      <div className={styles.foot}>
        {children}
        <Button onClick={closeReceipt} variant="primary">
          {text('receipt.done')}
        </Button>
        <Button
          onClick={() => {
            closeNews();
            navigate('/bets');
          }}
          variant="ghost"
        >
          {text('nav.bets')}
        </Button>
      </div>
    </div>
  );
}

function Placed({ placed }: { placed: SportBet }) {
  const text = useText();
  const bet = useBet(placed);
  const isChecked = bet.state === 'requested';
  return (
    <section aria-label={text('receipt.label')} className={styles.slip}>
      {/* How it stood at first is said above. */}
      <LiveRegion isUrgent={bet.state === 'rejected'}>{bet.state !== placed.state && text(saidOf(bet.state))}</LiveRegion>
      <h3>{text(saidOf(bet.state))}</h3>
      {isChecked && <ProgressBar label={text('receipt.checked')} />}
      {bet.rejection && <p>{reasonWords(text, bet.rejection.reason)}</p>}
      <BetCard bet={bet} />
    </section>
  );
}

export const saidOf = (state: string) =>
  state === 'requested' ? 'receipt.checked' : state === 'rejected' ? 'receipt.refused' : 'receipt.taken';

/** A bet as it is now; one that waits for its decision is asked for until it has one. */
function useBet(placed: SportBet): SportBet {
  const call = useApi();
  const { data } = useQuery({
    queryKey: [...betsKey, placed.id],
    queryFn: async ({ signal }) => (await call('sportsbook.bets.get', { params: { id: placed.id }, signal })).data,
    initialData: placed,
    refetchInterval: ({ state }) => (state.data?.state === 'requested' ? waitOf(state.data) : false),
  });
  return data;
}

const waitOf = ({ decidedAt }: SportBet): number =>
  areBetsTold() && decidedAt !== null ? Math.max(Date.parse(decidedAt) - serverNow(), 0) + lateMs : askedMs;
