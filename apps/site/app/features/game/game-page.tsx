import type { Game } from '@verdigale/contract';
import { SectionTitle } from '@verdigale/ui/section-title';
import { inDigitsOf } from '#app/content/content-tree.ts';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import styles from './game-page.module.css';
import { GameStage } from './game-stage.tsx';

/** The page of one game: the stage that plays it, and what it is, in HTML that needs no script. */
export function GamePage({ game }: { game: Game }) {
  const text = useContent('pages');
  const { locale } = useLocale();
  const facts = [
    [text('pages.game.facts.provider'), game.provider.name],
    [text('pages.game.facts.volatility'), game.volatility && text.dynamic('pages.game.volatility', game.volatility)],
    [text('pages.game.facts.paylines'), game.paylines > 0 ? inDigitsOf(locale, String(game.paylines)) : null],
    [text('pages.game.facts.modes'), text(game.isDemoMode ? 'pages.game.facts.both' : 'pages.game.facts.realOnly')],
  ].filter(([, value]) => value !== null && value !== '');
  return (
    <div className={styles.page}>
      <GameStage game={game} />
      <section>
        <SectionTitle>{text('pages.game.about')}</SectionTitle>
        <p className={styles.text}>{text('pages.game.text', { game: game.name, provider: game.provider.name })}</p>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
