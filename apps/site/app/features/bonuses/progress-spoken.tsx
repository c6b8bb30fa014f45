import type { PlayerBonus } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { LiveRegion } from '@verdigale/ui/live-region';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { milestoneOf } from './rules/milestone.ts';

/** Tells each quarter to a screen reader when a bonus reaches it, and nothing between them: every round moves it. */
export function ProgressSpoken({ bonus }: { bonus: PlayerBonus }) {
  const text = useContent('profile');
  const { locale } = useLocale();
  const milestone = milestoneOf(bonus.currentWagerPercentage);
  const [first] = useState({ id: bonus.id, milestone });
  const isNews = milestone > 0 && !(first.id === bonus.id && first.milestone === milestone);
  const share = new Intl.NumberFormat(languageTag(locale), { style: 'percent' }).format(milestone / 100);
  return <LiveRegion>{isNews ? text('profile.bonuses.progress.told', { name: bonus.name, share }) : ''}</LiveRegion>;
}
