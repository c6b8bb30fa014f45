import type { SportMarket } from '@verdigale/contract';
import { Button, IconButton } from '@verdigale/ui/button';
import { Pin } from 'lucide-react';
import { useState } from 'react';
import { marketName } from '#client/odds/names.ts';
import { OutcomeButton, type OfferEvent } from '#client/odds/outcome-button.tsx';
import { usePinned } from '#client/settings/pinned.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './market-card.module.css';
import { evenLines, type MarketCard } from './market-groups.ts';

const shownLines = 4;
/** Not offered, and nothing that has ended: a withdrawn runner says so. */
const isGone = ({ isActive, result }: SportMarket['outcomes'][number]) => !isActive && result === null;
/** Its outcomes name two sides, which fit no column. */
const twoNamed = 'double_chance';

/** A kind of market with its lines: first those whose sides are most alike, all of them on demand. */
export function MarketCardView({ card, event }: { card: MarketCard; event: OfferEvent }) {
  const text = useText();
  const { pinned, toggle } = usePinned();
  const isPinned = pinned.includes(card.kind);
  const [isWhole, setWhole] = useState(false);
  // Which of many lines stand here is decided once: prices that move must not move the lines.
  const [chosen] = useState(() => new Set(evenLines(card.lines, shownLines).map(({ specifiers }) => specifiers)));
  const few = card.lines.filter(({ specifiers }) => chosen.has(specifiers));
  const lines = isWhole || few.length === 0 || card.lines.length <= shownLines ? card.lines : few;
  const [first] = card.lines;
  return (
    <section aria-label={marketName(text, first!)} className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>{marketName(text, first!)}</h3>
        <IconButton
          icon={Pin}
          isPressed={isPinned}
          label={text('market.pin', { name: marketName(text, first!) })}
          onClick={() => toggle(card.kind)}
          size="sm"
        />
      </div>
      {lines.map((line) => (
        <Line event={event} key={line.specifiers} line={line} />
      ))}
      {card.lines.length > shownLines && (
        <Button onClick={() => setWhole(!isWhole)} size="sm" variant="ghost">
          {isWhole ? text('market.fewer') : text('market.allLines', { count: card.lines.length })}
        </Button>
      )}
    </section>
  );
}

function Line({ line, event }: { line: SportMarket; event: OfferEvent }) {
  // Of a long market what cannot win any more when it is first shown: later ones keep their places.
  const [gone] = useState(
    () => new Set(line.outcomes.length > shownLines && line.closed === null ? line.outcomes.filter(isGone).map(({ id }) => id) : []),
  );
  const shown = line.outcomes.filter((outcome) => !gone.has(outcome.id) || !isGone(outcome));
  return (
    <div
      className={styles.outcomes}
      data-count={line.market === twoNamed ? 1 : Math.min(shown.length, 4)}
      // A side with its handicap fits no half of a small screen.
      data-named={shown.some(({ outcome }) => outcome === 'home') || undefined}
    >
      {shown.map((outcome) => (
        <OutcomeButton event={event} key={outcome.id} market={line} outcome={outcome} />
      ))}
    </div>
  );
}
