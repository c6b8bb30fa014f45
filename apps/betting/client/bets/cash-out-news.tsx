import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serverNow } from '@verdigale/client/server-clock';
import type { SportBet } from '@verdigale/contract';
import { LiveRegion } from '@verdigale/ui/live-region';
import { useEffect, useState } from 'react';
import { useApi } from '#client/api/api.ts';
import { useUnits, wireText } from '#client/api/use-currencies.ts';
import { useStart } from '#client/start/start-context.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './cash-out.module.css';
import { isWaiting, requestWords } from './cash-out-words.ts';
import { areBetsTold, betsKey, useBets } from './use-bets.ts';

/** How long after a cash-out should have been decided it is fetched, again and again; later where the page reports changes. */
const askedMs = 700;
const lateMs = 3_000;

/** Says what becomes of a cash-out that waits: to screen readers, and to everybody where its bet has left the list by then. */
// oxlint-disable-next-line import/no-default-export -- a lazy part
export default function CashOutNews() {
  const text = useText();
  const { locale } = useStart();
  const units = useUnits();
  const bet = useWaited();
  const request = bet?.cashOutRequest;
  const said = bet && request ? requestWords(text, request, (wire) => wireText(wire, units(bet.currency), locale)) : '';
  return (
    <>
      <LiveRegion isUrgent={request?.state === 'refused'}>{said}</LiveRegion>
      {bet && bet.state !== 'open' && <p className={styles.note}>{said}</p>}
    </>
  );
}

/** The last bet that had a cash-out waiting while somebody looked, as it is now. The list is asked for once it is decided. */
function useWaited(): SportBet | undefined {
  const call = useApi();
  const queries = useQueryClient();
  const { bets } = useBets(false);
  const waiting = bets?.find(isWaiting);
  const [followed, setFollowed] = useState<SportBet | null>(null);
  if (waiting && waiting.id !== followed?.id) setFollowed(waiting);
  const id = followed?.id ?? '';
  const { data } = useQuery({
    queryKey: [...betsKey, id],
    queryFn: async ({ signal }) => (await call('sportsbook.bets.get', { params: { id }, signal })).data,
    enabled: followed !== null,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? waitOf(state.data) : false),
  });
  const isBehind = waiting !== undefined && waiting.id === data?.id && !isWaiting(data);
  useEffect(() => {
    if (isBehind) void queries.invalidateQueries({ queryKey: betsKey });
  }, [isBehind, queries]);
  return data;
}

const waitOf = ({ cashOutRequest }: SportBet): number =>
  Math.max(Date.parse(cashOutRequest!.decidedAt) - serverNow(), 0) + (areBetsTold() ? lateMs : askedMs);
