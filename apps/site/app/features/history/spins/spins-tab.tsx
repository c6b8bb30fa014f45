import { useSearchParams } from 'react-router';
import { RoundView } from '../round/round-view.tsx';
import { Spins } from './spins.tsx';

/** The rounds that were played for money; with `round` in the address, one of them. The way back from it leads to where one was in the list. */
export function SpinsTab() {
  const [search] = useSearchParams();
  const round = search.get('round');
  return round ? <RoundView id={round} key={round} /> : <Spins />;
}
