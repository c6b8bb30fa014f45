import { Checkbox } from '@verdigale/ui/checkbox';
import { TextField } from '@verdigale/ui/field';
import { Icon } from '@verdigale/ui/icon';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { inDigitsOf } from '#app/content/content-tree.ts';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useRootData } from '#app/root-data.ts';
import styles from './catalogue-filters.module.css';

/** Above this many studios a field narrows them down. */
const longList = 8;

/** The studios, any number of which can be chosen. */
export function StudioChoice({ chosen, onChange }: { chosen: readonly string[]; onChange: (next: readonly string[]) => void }) {
  const text = useContent('pages');
  const { locale } = useLocale();
  const { providers } = useRootData();
  const [wanted, setWanted] = useState('');
  const needle = wanted.trim().toLocaleLowerCase();
  const found = providers.filter(({ name }) => name.toLocaleLowerCase().includes(needle));
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
