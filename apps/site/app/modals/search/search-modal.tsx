import { TextField } from '@verdigale/ui/field';
import { Icon } from '@verdigale/ui/icon';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useAfterPaint } from '#app/browser/use-after-paint.ts';
import { useContent } from '#app/content/use-content.ts';
import { moveByArrows, SearchResults, SearchResultsPlace } from '#app/features/search/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** Finds games, studios and categories while the player types. Arrow keys go through what was found. */
export function SearchModal({ close }: ModalProps) {
  const text = useContent('layout');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const isPainted = useAfterPaint();
  return (
    <ModalFrame onClose={close} title={text('layout.header.search.title')}>
      {/* Arrow keys move between real controls, which have roles and keys of their own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <search onKeyDown={moveByArrows}>
        <TextField
          autoComplete="off"
          autoFocus
          enterKeyHint="search"
          isLabelHidden
          label={text('layout.header.search.placeholder')}
          maxLength={60}
          onKeyDown={(event) => event.key === 'Enter' && setAsked(event.currentTarget.value)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder={text('layout.header.search.placeholder')}
          start={<Icon as={Search} />}
          type="search"
          value={typed}
        />
        {isPainted ? <SearchResults asked={asked} typed={typed} /> : <SearchResultsPlace />}
      </search>
    </ModalFrame>
  );
}
