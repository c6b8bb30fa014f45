import { Amount } from '../amount/amount.tsx';
import { Card } from '../card/card.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Logo, LogoMark } from '../logo/logo.tsx';
import { Rosette } from '../rosette/rosette.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import { Chapter, Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

const colours = [
  'bg',
  'surface-1',
  'surface-2',
  'surface-3',
  'line',
  'border',
  'text',
  'text-2',
  'text-3',
  'accent',
  'gain',
  'info',
  'warn',
  'danger',
  'danger-solid',
  'focus',
];

export function FoundationsChapter() {
  return (
    <Chapter eyebrow="One" title="Foundations">
      <Specimen layout="stack" name="Colour">
        <div className={styles.swatches}>
          {colours.map((name) => (
            <div className={styles.swatch} key={name}>
              <span style={{ background: `var(--color-${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen layout="stack" name="Type">
        <p style={{ font: '600 var(--text-hero) / 1.15 var(--font-heading)' }}>A quiet hand on real money</p>
        <p style={{ font: 'var(--weight-heading) var(--text-2xl) / 1.15 var(--font-heading)' }}>Heading two, Familjen Grotesk</p>
        <p style={{ font: '600 var(--text-xl) / 1.15 var(--font-heading)' }}>Heading three, with figures 0123456789</p>
        <p>Body text in Onest. Limits, balances and every term stand where they can be read: €1,250.00, ₺940, ₴310, ₸12 400.</p>
        <p className={styles.quiet} lang="kk">
          Қазақша мәтін және кириллица: Ставка принята, баланс обновлён.
        </p>
        <p className={styles.quiet} dir="rtl" lang="fa">
          موجودی حساب شما به‌روز شد؛ برداشت در حال بررسی است.
        </p>
      </Specimen>
      <Specimen name="Logo">
        <Logo name="Verdigale" />
        <span style={{ fontSize: '2.5rem' }}>
          <LogoMark />
        </span>
        <Logo isCompact name="Verdigale" />
      </Specimen>
      <Specimen layout="stack" name="Ornament">
        <div className={styles.ornaments}>
          <Rosette />
          <Rosette look="seal" />
          <Rosette isDrawn />
          <div style={{ position: 'relative', minBlockSize: '8rem' }}>
            <Rosette look="waves" />
          </div>
        </div>
      </Specimen>
      <Specimen layout="stack" name="Section title">
        <SectionTitle
          action={
            <LinkButton href="#all" size="sm" variant="ghost">
              All (48)
            </LinkButton>
          }
          level={3}
        >
          New this week
        </SectionTitle>
      </Specimen>
      <Specimen layout="grid" name="Card">
        <Card>
          <p>Plain: the ground of a page’s part.</p>
        </Card>
        <Card look="inset">
          <p>Inset: a part of a part.</p>
        </Card>
        <Card look="certificate">
          <div className={styles.balance}>
            <span className={styles.quiet}>Available</span>
            <Amount size="hero" unit="EUR">
              1,284.50
            </Amount>
            <span className={styles.quiet}>
              of it locked <Amount unit="EUR">120.00</Amount>
            </span>
          </div>
        </Card>
      </Specimen>
      <Specimen name="Amount">
        <Amount unit="EUR">1,250.00</Amount>
        <Amount tone="gain" unit="EUR">
          +48.20
        </Amount>
        <Amount unit="EUR">−20.00</Amount>
        <Amount tone="quiet" unit="mBTC">
          4.12680
        </Amount>
        <Amount size="lg" unit="EUR">
          640.00
        </Amount>
      </Specimen>
    </Chapter>
  );
}
