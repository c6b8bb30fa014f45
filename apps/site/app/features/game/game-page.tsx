import type { Game } from '@verdigale/contract';
import { SectionTitle } from '@verdigale/ui/section-title';
import type { ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { Facts } from '#app/widgets/facts.tsx';
import { useGameFacts } from './use-game-facts.ts';
import styles from './game-page.module.css';
import { GameStage } from './game-stage.tsx';

/** The page of one game: the stage that plays it, and what it is, in HTML that needs no script; below it, games like it. */
export function GamePage({ game, similar }: { game: Game; similar: ReactNode }) {
  const text = useContent('pages');
  const facts = useGameFacts(game);
  return (
    <div className={styles.page}>
      <GameStage game={game} />
      <section>
        <SectionTitle>{text('pages.game.about')}</SectionTitle>
        <p className={styles.text}>{text('pages.game.text', { game: game.name, provider: game.provider.name })}</p>
        <Facts className={styles.facts} facts={facts} look="columns" />
      </section>
      {similar}
    </div>
  );
}
