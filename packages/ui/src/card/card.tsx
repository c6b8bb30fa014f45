import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './card.module.css';

export type CardProps = ComponentPropsWithRef<'div'> & {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** `certificate` frames something of worth (a balance, a bonus, a level) with a double plate line and a rosette. */
  readonly look?: 'plain' | 'inset' | 'certificate';
};

/** A ground for related content. */
export function Card({ as: Element = 'div', look = 'plain', className, ...rest }: CardProps) {
  // One element type for TypeScript's sake: the list above shares these attributes.
  const Tag = Element as 'div';
  return <Tag {...rest} className={clsx(styles.card, className)} data-look={look} />;
}
