import { Icon } from '@verdigale/ui/icon';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { pathOf } from '#client/route/route.ts';
import { navigate, useRoute } from '#client/route/router.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './top-bar.module.css';

const waitMs = 180;

interface Props {
  readonly isFocused: boolean;
  /** Somebody went on without looking for anything. */
  readonly onLeave: () => void;
}

/** Looks for teams, players and tournaments while it is typed. */
export function SearchField({ isFocused, onLeave }: Props) {
  const text = useText();
  const route = useRoute();
  const [typed, setTyped] = useState(route.page === 'search' ? route.text : '');
  const [page, setPage] = useState(route.page);
  const wanted = typed.trim().slice(0, 80);
  if (page !== route.page) {
    setPage(route.page);
    if (page === 'search') setTyped('');
    // Somebody has come back to it.
    else if (route.page === 'search' && route.text !== wanted) setTyped(route.text);
  }
  // What is typed on is the same search.
  const look = useEffectEvent((name: string) => navigate(pathOf('search', name), { isReplaced: route.page === 'search' }));
  useEffect(() => {
    if (wanted === '') return undefined;
    const timer = setTimeout(() => look(wanted), waitMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <label className={styles.search}>
      <Icon as={Search} size={16} />
      <input
        aria-label={text('search.label')}
        autoFocus={isFocused}
        onBlur={() => typed === '' && onLeave()}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        placeholder={text('search.label')}
        type="search"
        value={typed}
      />
    </label>
  );
}
