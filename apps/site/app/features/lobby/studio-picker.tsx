import { EmptyState } from '@verdigale/ui/empty-state';
import { TextField } from '@verdigale/ui/field';
import { Icon } from '@verdigale/ui/icon';
import { Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useRootData } from '#app/root-data.ts';
import { StudioList } from './studio-list.tsx';

/** The studios, narrowed down by a part of their name. */
export function StudioPicker() {
  const text = useContent('modals');
  const { providers } = useRootData();
  const [wanted, setWanted] = useState('');
  const needle = wanted.trim().toLocaleLowerCase();
  const found = providers.filter(({ name }) => name.toLocaleLowerCase().includes(needle));
  return (
    <>
      <TextField
        autoComplete="off"
        isLabelHidden
        label={text('modals.providers.search')}
        onChange={(event) => setWanted(event.target.value)}
        placeholder={text('modals.providers.search')}
        start={<Icon as={Search} />}
        type="search"
        value={wanted}
      />
      <div aria-live="polite">
        {found.length > 0 ? <StudioList providers={found} /> : <EmptyState icon={SearchX} title={text('modals.providers.empty')} />}
      </div>
    </>
  );
}
