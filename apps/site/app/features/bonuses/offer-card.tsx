import type { DepositBonus } from '@verdigale/contract';
import { Badge } from '@verdigale/ui/badge';
import { buttonLook } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { statedIn, type OfferCurrency } from '#app/bonuses/offer-currency.ts';
import { commonRange } from '#app/bonuses/offer-range.ts';
import type { OfferRow } from '#app/bonuses/offer-rows.ts';
import { useContent } from '#app/content/use-content.ts';
import { OfferGift } from '#app/features/offers/index.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useMoney } from '#app/money/use-money.ts';
import { Facts, type Fact } from '#app/widgets/facts.tsx';
import styles from './bonuses.module.css';
import { EndTime } from './end-time.tsx';
import { WhichGames } from './which-games.tsx';
import { useTimes } from './terms-facts.ts';

interface OfferCardProps {
  row: OfferRow<DepositBonus>;
  currency: OfferCurrency;
}

/** What a deposit can bring along, with its terms beside it. (BON-04) */
export function OfferCard({ row, currency }: OfferCardProps) {
  const text = useContent('profile');
  const money = useMoney()(currency.code);
  const times = useTimes();
  const [first] = row.offers;
  const { min } = commonRange(row.offers, currency);
  const { availableTo } = first.triggerConditions;
  const maxBetOf = ({ maxBetAmountItems, baseCurrencyMaxBetAmount }: DepositBonus) => {
    const maxBet = statedIn(currency, maxBetAmountItems, ({ amount }) => amount, baseCurrencyMaxBetAmount);
    return maxBet === null ? text('profile.bonuses.facts.noMaxBet') : money.format(maxBet);
  };
  // Parts of a package may have terms of their own: what holds for several is said once.
  const ofEach = (said: (offer: DepositBonus) => string) => [...new Set(row.offers.map(said))].join(' · ');
  const facts: Fact[] = [
    ...(min === null ? [] : [[text('profile.bonuses.facts.minDeposit'), money.format(min)] as const]),
    [
      text('profile.bonuses.facts.toStake'),
      ofEach((each) => times(each.wagerCasino + each.wagerSportsbook, each.terms?.wagerBase ?? 'bonus')),
    ],
    ...(first.terms ? [[text('profile.bonuses.facts.maxBet'), ofEach(maxBetOf)] as const] : []),
    ...(availableTo === null ? [] : [[text('profile.bonuses.facts.offerEnds'), <EndTime end={availableTo} key="end" />] as const]),
  ];
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi>{row.name}</bdi>
        </h3>
        {row.isPackage && <Badge>{text('profile.bonuses.package', { count: row.offers.length })}</Badge>}
      </div>
      <ul className={styles.gives}>
        {row.offers.slice(0, 5).map((offer) => (
          <li key={offer.id}>
            <OfferGift code={currency.code} offer={offer} />
          </li>
        ))}
      </ul>
      <Facts facts={facts} look="rows" />
      {first.terms && <WhichGames code={currency.code} terms={first.terms} />}
      <div className={styles.actions}>
        <ModalLink
          aria-label={text('profile.bonuses.actions.depositLabel', { name: row.name })}
          modal="wallet"
          params={{ bonusId: row.id }}
          value="deposit"
          {...buttonLook({ variant: 'primary' })}
        >
          {text('profile.bonuses.actions.deposit')}
        </ModalLink>
        <ModalLink
          aria-label={text('profile.bonuses.actions.detailsLabel', { name: row.name })}
          modal={row.isPackage ? 'package-bonus' : 'bonus-details'}
          value={row.isPackage ? (first.package?.id ?? '') : row.id}
          {...buttonLook({})}
        >
          {text('profile.bonuses.actions.details')}
        </ModalLink>
      </div>
    </Card>
  );
}
