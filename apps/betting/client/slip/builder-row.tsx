import type { SlipJudgement } from '@verdigale/contract';
import { eventName } from '#client/odds/names.ts';
import { usePriceText } from '#client/settings/odds-format.ts';
import { textOf, useText } from '#client/texts/texts.ts';
import type { LegState } from './changes.ts';
import styles from './leg-row.module.css';
import { LegRow } from './leg-row.tsx';

interface Props {
  readonly parts: readonly LegState[];
  /** What they pay together, or why they are no bet; undefined while nobody has said. */
  readonly said: SlipJudgement['builders'][number] | undefined;
}

/** Selections of one event as one leg: each of them, and the price of all. */
export function BuilderRow({ parts, said }: Props) {
  const text = useText();
  const priceText = usePriceText();
  const [{ competitors, tournament }] = parts as [LegState];
  return (
    <li className={styles.builder}>
      <div className={styles.builderHead}>
        <span>
          <b>{text('slip.mode.builder')}</b> {eventName(competitors) || tournament}
        </span>
        <b dir="ltr">{said?.price ? priceText(said.price) : '–'}</b>
      </div>
      <ul>
        {parts.map((leg) => (
          <LegRow isEachWay={false} isPart key={leg.outcomeId} leg={leg} />
        ))}
      </ul>
      {said?.refusal && (
        <p className={styles.note} role="status">
          {textOf(text, `reason.legsNotCombined.${said.refusal}`) ?? text('reason.legsNotCombined')}
        </p>
      )}
    </li>
  );
}
