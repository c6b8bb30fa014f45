import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../button/index.ts';
import { useUiTexts } from '../ui-texts/ui-texts.ts';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  /** The accessible name of the list of pages. */
  readonly label: string;
  readonly onPage: (page: number) => void;
}

/** Pages of a history. Ends stay focusable, with `aria-disabled`. */
export function Pagination({ page, pageCount, label, onPage }: PaginationProps) {
  const { previous, next, figure } = useUiTexts();
  const step = (to: number) => {
    if (to >= 1 && to <= pageCount) onPage(to);
  };
  return (
    <nav aria-label={label} className={styles.root}>
      <IconButton
        aria-disabled={page <= 1 || undefined}
        icon={ChevronLeft}
        isDirectional
        label={previous}
        onClick={() => step(page - 1)}
        size="sm"
      />
      {pageWindow(page, pageCount).map((entry, index) =>
        entry === null ? (
          <span aria-hidden className={styles.gap} key={`gap-${index}`}>
            …
          </span>
        ) : (
          <button
            aria-current={entry === page ? 'page' : undefined}
            className={styles.page}
            key={entry}
            onClick={() => step(entry)}
            type="button"
          >
            {figure(entry)}
          </button>
        ),
      )}
      <IconButton
        aria-disabled={page >= pageCount || undefined}
        icon={ChevronRight}
        isDirectional
        label={next}
        onClick={() => step(page + 1)}
        size="sm"
      />
    </nav>
  );
}
