import { useContent } from '#app/content/use-content.ts';
import { languageTag } from '#app/locale/direction.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useSession } from '#app/session/session-store.ts';
import type { TournamentPlace } from '@verdigale/contract';

/** How places are written in the page's language. */
export function useBoardWords() {
  const text = useContent('pages');
  const { locale } = useLocale();
  const { profile } = useSession();
  const number = new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 2 });
  const isOwn = ({ playerId }: TournamentPlace) => playerId === profile?.id;
  return {
    ownId: profile?.id,
    number: (value: number) => number.format(value),
    isOwn,
    nameOf: (place: TournamentPlace) => (isOwn(place) ? text('pages.tournament.you') : (place.nickname ?? text('pages.tournament.player'))),
  };
}
