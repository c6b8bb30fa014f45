import { Icon } from '@verdigale/ui/icon';
import { Rosette } from '@verdigale/ui/rosette';
import { BadgeCheck, Coins, Percent, Scale, ShieldCheck, Undo2, type LucideIcon } from 'lucide-react';
import type { Text } from '#app/content/use-content.ts';
import { Label } from '#app/forms/label.tsx';
import styles from './promo-banner.module.css';

/** As content files name them. */
const icons: Readonly<Record<string, LucideIcon>> = { shield: ShieldCheck, scale: Scale, coins: Coins, percent: Percent, back: Undo2 };

export interface Advantage {
  icon: string;
  label: string;
}

interface PromoBannerProps {
  title: string;
  secondTitle: string;
  additionalTitle: string | null;
  advantages: readonly Advantage[];
  /** Behind the words: one for wide screens, one for phones. (AUTH-02) */
  images: { desktop: string; mobile: string } | null;
}

/** The engraved plate beside the forms: what the brand promises, over its rosettes. (A 2) */
export function PromoBanner({ title, secondTitle, additionalTitle, advantages, images }: PromoBannerProps) {
  return (
    <div className={styles.banner}>
      {images && (
        <picture>
          <source media="(min-width: 64rem)" srcSet={images.desktop} />
          <img alt="" className={styles.picture} src={images.mobile} />
        </picture>
      )}
      <Rosette className={styles.waves} look="waves" />
      <Rosette className={styles.rosette} />
      <Rosette className={styles.seal} look="seal" />
      <div className={styles.words}>
        <p className={styles.title}>
          <Label>{title}</Label>
        </p>
        <p className={styles.second}>{secondTitle}</p>
        {advantages.length > 0 && (
          <ul className={styles.advantages}>
            {advantages.map(({ icon, label }) => (
              <li key={label}>
                <Icon as={icons[icon] ?? BadgeCheck} />
                {label}
              </li>
            ))}
          </ul>
        )}
        {additionalTitle !== null && <p className={styles.additional}>{additionalTitle}</p>}
      </div>
    </div>
  );
}

/** The banner's pictures as the brand names them; null where it has not both. (AUTH-02) */
export function promoImages(text: Text<'modals'>, key: `modals.${string}`): { desktop: string; mobile: string } | null {
  const [desktop, mobile] = [text.dynamic(key, 'desktop'), text.dynamic(key, 'mobile')];
  return desktop && mobile ? { desktop, mobile } : null;
}
