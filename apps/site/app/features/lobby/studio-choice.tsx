import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@verdigale/ui/checkbox';
import { TextField } from '@verdigale/ui/field';
import { Icon } from '@verdigale/ui/icon';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { inDigitsOf } from '#app/content/content-tree.ts';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { allStudiosQuery } from '#app/queries/games.ts';
import { useRootData } from '#app/root-data.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import styles from './catalogue-filters.module.css';

/** Above this many studios a field narrows them down. */
const longList = 8;

interface StudioChoiceProps {
  chosen: readonly string[];
  onChange: (next: readonly string[]) => void;
  /** The collection whose games are counted; every game without. */
  collectionId: string | undefined;
}

/** The studios, any number of which can be chosen. */
export function StudioChoice({ chosen, onChange, collectionId }: StudioChoiceProps) {
  const text = useContent('pages');
  const { locale } = useLocale();
  const { providers: all } = useRootData();
  const counted = useQuery({ ...allStudiosQuery({ ...(collectionId && { collectionId }) }), enabled: collectionId !== undefined });
  // Until the counts of the collection are there, its studios are not known.
  const providers = collectionId === undefined ? all : (counted.data ?? []);
  const [wanted, setWanted] = useState('');
  const needle = wanted.trim().toLowerCase();
  const found = providers.filter(({ name }) => name.toLowerCase().includes(needle));
  if (counted.isError && !counted.data) return <LoadFailed look="line" onRetry={counted.refetch} title={text('pages.providers.failed')} />;
  return (
    <div className={styles.studios}>
      {providers.length > longList && (
        <TextField
          autoComplete="off"
          isLabelHidden
          label={text('pages.providers.search')}
          onChange={(event) => setWanted(event.target.value)}
          placeholder={text('pages.providers.search')}
          start={<Icon as={Search} />}
          type="search"
          value={wanted}
        />
      )}
      <ul className={styles.list}>
        {found.map(({ identity, name, gameEnabledCount }) => (
          <li key={identity}>
            <Checkbox
              checked={chosen.includes(identity)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, identity] : chosen.filter((item) => item !== identity))}
            >
              {name} <span className={styles.games}>{inDigitsOf(locale, String(gameEnabledCount))}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  );
}
