import { SectionTitle } from '@verdigale/ui/section-title';
import type { ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';

/** The title of the feed, with what stops it. */
export function FeedHead({ action }: { action?: ReactNode }) {
  const text = useContent('pages');
  return (
    <SectionTitle action={action} id="recent-wins">
      {text('pages.home.winners.title')}
    </SectionTitle>
  );
}
