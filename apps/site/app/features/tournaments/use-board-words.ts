import { languageTag } from '@verdigale/language';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useSession } from '#app/session/session-store.ts';
import type { TournamentPlace } from '@verdigale/contract';

/** How places are written in the page's language. */
export function useBoardWords() {
  const text = useContent('pages');
  const { locale } = useLocale();
  const { profile } = useSession();
  const tag = languageTag(locale);
  const isOwn = ({ playerId }: TournamentPlace) => playerId === profile?.id;
  return {
    ownId: profile?.id,
    number: (value: number) => new Intl.NumberFormat(tag).format(value),
    /** With two digits behind the point or none, so that they stand below each other. */
    points: (value: number) => new Intl.NumberFormat(tag, digitsOf(value)).format(value),
    isOwn,
    nameOf: (place: TournamentPlace) => (isOwn(place) ? text('pages.tournament.you') : (place.nickname ?? text('pages.tournament.player'))),
  };
}

function digitsOf(value: number): Intl.NumberFormatOptions {
  const digits = Number.isInteger(value) ? 0 : 2;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}
