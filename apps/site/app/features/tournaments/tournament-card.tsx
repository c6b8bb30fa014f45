import type { Tournament } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Card } from '@verdigale/ui/card';
import type { ContentPage } from '#app/content/content-page.ts';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { isOver, phaseOf } from './rules/phase.ts';
import { StateBadge } from './state-badge.tsx';
import { TournamentFacts } from './tournament-facts.tsx';
import { TournamentTime } from './tournament-time.tsx';
import { useBoardWords } from './use-board-words.ts';
import styles from './tournaments.module.css';

/** What the brand says of a tournament, by its identity. */
export type TournamentTexts = Readonly<Record<string, Pick<ContentPage, 'title' | 'description' | 'lang'>>>;

/** One of a list; the whole of it leads to its page, which is that of what runs: a past one says which results, a planned one which edition. */
export function TournamentCard({ tournament, texts }: { tournament: Tournament; texts: TournamentTexts }) {
  const { title, description, lang } = texts[tournament.identity] ?? { title: tournament.title, description: '', lang: undefined };
  const text = useContent('pages');
  const { number } = useBoardWords();
  const { playerEntry } = tournament;
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
          <LocaleLink className={styles.link} to={`/tournaments/${tournament.identity}${editionOf(tournament)}`}>
            {title}
          </LocaleLink>
        </h3>
        <p className={styles.quiet}>{description}</p>
      </div>
      <TournamentFacts tournament={tournament} />
    </Card>
  );
}

function editionOf(tournament: Tournament): string {
  const phase = phaseOf(tournament);
  if (isOver(phase)) return `?finished=${tournament.id}`;
  return phase.name === 'planned' ? `?edition=${tournament.id}` : '';
}
