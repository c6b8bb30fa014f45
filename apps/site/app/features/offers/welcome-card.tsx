import { Card } from '@verdigale/ui/card';
import type { ReactNode } from 'react';
import styles from './welcome.module.css';

/** A part of the welcome package as the brand's texts have it; `bonusId` names the offer. (wire 15) */
export interface WelcomeCard {
  bonusId: string;
  title: string;
  text: string;
}

/** One part of the welcome package, and what this visitor can do with it. */
export function WelcomeCardFrame({ card, children }: { card: WelcomeCard; children?: ReactNode }) {
  return (
    <Card as="li" className={styles.card} look="certificate">
      <h2 className={styles.title}>{card.title}</h2>
      <p className={styles.text}>{card.text}</p>
      {children}
    </Card>
  );
}

export function WelcomeList({ children }: { children: ReactNode }) {
  return <ol className={styles.list}>{children}</ol>;
}

/** Where a player finds what a part still is to them: kept as high before it is known. */
export function OwnPlace({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.own} data-for="player">
      {children}
    </div>
  );
}
