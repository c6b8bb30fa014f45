import { RadioCards, type RadioCard } from '@verdigale/ui/radio-cards';
import { LiveRegion } from '@verdigale/ui/live-region';
import { Icon } from '@verdigale/ui/icon';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Info } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { OfferTerms } from '#app/features/offers/index.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { CodeBox } from './code-box.tsx';
import type { DepositBonusState, DepositOffer } from './use-deposit-bonus.ts';
import styles from './bonus.module.css';

interface BonusPickerProps {
  bonus: DepositBonusState;
  /** Of the deposit; null where anything may be sent. */
  amount: number | null;
}

/** What goes with the deposit: one of the offers, a code of the player's own, or nothing, which is as easy to choose. (DEP-03) */
export function BonusPicker({ bonus, amount }: BonusPickerProps) {
  const text = useContent('modals');
  const { offers, words, code } = bonus;
  const chosen = bonus.choice(amount);
  const codeRange = bonus.codeRange(amount);
  const isWithCode = chosen.kind === 'code' && codeRange === null;
  const name = chosen.row?.name ?? (isWithCode ? code?.bonusCode : undefined);
  // As high as one offer and the two other ways: lower, the button below would leave the pointer in the middle of a press.
  if (!bonus.isSettled) return <Skeleton blockSize="15.5rem" inlineSize="100%" shape="box" />;
  const of = (offer: DepositOffer): RadioCard<string> => {
    const reward = words.reward(offer.offers, amount);
    const isFitting = bonus.isFitting(offer, amount);
    return {
      value: offer.id,
      title: offer.name,
      description: (
        <>
          {isFitting && reward !== null && <strong className={styles.reward}>{reward}</strong>}
          {words.range(words.rangeOf(offer.offers))}
        </>
      ),
      isDisabled: !isFitting,
      action: (
        <ModalLink
          aria-label={text('modals.wallet.bonuses.terms', { name: offer.name })}
          className={styles.info}
          modal="wallet-bonus-info"
          onTop
          value={offer.id}
        >
          <Icon as={Info} />
        </ModalLink>
      ),
    };
  };
  return (
    <section aria-label={text('modals.wallet.bonuses.title')} className={styles.picker}>
      {bonus.isError && <LoadFailed look="line" onRetry={bonus.refetch} title={text('modals.wallet.bonuses.failed')} />}
      <RadioCards
        label={text('modals.wallet.bonuses.title')}
        onChange={(value) => bonus.wish(value === 'declined' || value === 'code' ? value : { bonusId: value })}
        options={[
          ...offers.map(of),
          { value: 'declined', title: text('modals.wallet.bonuses.none'), description: text('modals.wallet.bonuses.noneText') },
          {
            value: 'code',
            title: text('modals.wallet.bonuses.code'),
            description: code && chosen.kind !== 'code' && <bdi dir="ltr">{code.bonusCode}</bdi>,
          },
        ]}
        value={chosen.row?.id ?? chosen.kind}
      />
      {chosen.row && (
        <div className={styles.chosen}>
          <h4 className={styles.chosenTitle}>{text('modals.wallet.bonuses.chosen')}</h4>
          <OfferTerms amount={amount} code={words.code} offers={chosen.row.offers} />
        </div>
      )}
      {chosen.kind === 'code' && <CodeBox code={code} refusal={codeRange && words.range(codeRange)} />}
      {/* The amount may change the choice while the focus is in its field. */}
      <LiveRegion>{name === undefined ? text('modals.wallet.bonuses.without') : text('modals.wallet.bonuses.with', { name })}</LiveRegion>
    </section>
  );
}
