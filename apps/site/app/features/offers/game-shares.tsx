import type { BonusTerms } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { offerShares, type Share } from '#app/bonuses/offer-shares.ts';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useRootData } from '#app/root-data.ts';
import { useGameNames } from './use-game-names.ts';
import type { OfferWords } from './use-offer-words.ts';
import styles from './offer-terms.module.css';

/** How much of a stake counts, by games in one line for each share. */
export function GameShares({ terms, words }: { terms: BonusTerms; words: OfferWords }) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const { providers } = useRootData();
  const shares = offerShares(terms);
  const gameName = useGameNames(shares.others.filter(({ of }) => of === 'games').map(({ name }) => name));
  const names = new Intl.ListFormat(languageTag(locale), { type: 'conjunction' });
  const nameOf = ({ of, name }: Share) => {
    if (of === 'types') return text.dynamic('modals.offerTerms.games.types', name) ?? name;
    return of === 'games' ? gameName(name) : (providers.find(({ identity }) => identity === name)?.name ?? name);
  };
  if (shares.others.length === 0 && shares.default === 1000) return text('modals.offerTerms.games.all');
  const steps = [...new Set(shares.others.map(({ share }) => share))];
  return (
    <ul className={styles.shares}>
      <li>{line(text('modals.offerTerms.games.others'), shares.default)}</li>
      {steps.map((step) => (
        <li key={step}>{line(names.format(shares.others.filter(({ share }) => share === step).map(nameOf)), step)}</li>
      ))}
    </ul>
  );

  function line(games: string, share: number): string {
    return share === 0
      ? text('modals.offerTerms.games.none', { games })
      : text('modals.offerTerms.games.share', { games, percent: words.percent(share / 10) });
  }
}
