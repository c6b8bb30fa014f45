import type { Tournament } from '@verdigale/contract';
import { Card } from '@verdigale/ui/card';
import type { ContentPage } from '#app/content/content-page.ts';
import { useContent } from '#app/content/use-content.ts';
import { languageTag } from '#app/locale/direction.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { isOver, phaseOf } from './rules/phase.ts';
import { StateBadge } from './state-badge.tsx';
import { TournamentFacts } from './tournament-facts.tsx';
import { TournamentTime } from './tournament-time.tsx';
import { useBoardWords } from './use-board-words.ts';
import styles from './tournaments.module.css';

/** What the brand says of a tournament, by its identity. */
export type TournamentTexts = Readonly<Record<string, Pick<ContentPage, 'title' | 'description' | 'lang'>>>;

/** One of a list; the whole of it leads to its page, and a past one to its own results. */
export function TournamentCard({ tournament, texts }: { tournament: Tournament; texts: TournamentTexts }) {
  const { title, description, lang } = texts[tournament.identity] ?? { title: tournament.title, description: '', lang: undefined };
  const text = useContent('pages');
  const { number } = useBoardWords();
  const { playerEntry } = tournament;
  const results = isOver(phaseOf(tournament)) ? `?finished=${tournament.id}` : '';
  return (
    <Card as="li" className={styles.card} look="certificate">
      <div className={styles.head}>
        <div className={styles.state}>
          <StateBadge tournament={tournament} />
          {playerEntry && <p className={styles.place}>{text('pages.tournament.ownPlace', { place: number(playerEntry.place) })}</p>}
        </div>
        <TournamentTime tournament={tournament} />
      </div>
      <div lang={lang && languageTag(lang)}>
        <h3 className={styles.title}>
          <LocaleLink className={styles.link} to={`/tournaments/${tournament.identity}${results}`}>
            {title}
          </LocaleLink>
        </h3>
        <p className={styles.quiet}>{description}</p>
      </div>
      <TournamentFacts tournament={tournament} />
    </Card>
  );
}
