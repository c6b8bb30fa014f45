import { buttonLook } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { SectionTitle } from '@verdigale/ui/section-title';
import { useContent } from '#app/content/use-content.ts';
import { FactList, type Fact } from '#app/features/page/index.ts';
import { WelcomePackage as Package, type WelcomeCard } from '#app/features/offers/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { routeMeta } from '#app/locale/route-meta.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/welcome-package';
import styles from './welcome-package.module.css';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'welcomePackage');

export default function WelcomePackage() {
  const text = useContent('pages');
  const cards = text.list<WelcomeCard>('pages.welcomeBonuses.cards');
  return (
    <>
      <PageTitle text={text('pages.welcomePackage.text')} title={text('pages.welcomePackage.title')} />
      {cards.length > 0 ? (
        <Package cards={cards} />
      ) : (
        <Card as="section" className={styles.now} look="certificate">
          <h2 className={styles.title}>{text('pages.welcomePackage.now.title')}</h2>
          <p className={styles.text}>{text('pages.welcomePackage.now.text')}</p>
        </Card>
      )}
      <section aria-labelledby="welcome-facts" className={styles.facts}>
        <SectionTitle id="welcome-facts">{text('pages.welcomePackage.facts.title')}</SectionTitle>
        <FactList items={text.list<Fact>('pages.welcomePackage.facts.items')} />
        <LocaleLink to="/bonus/how-bonuses-work" {...buttonLook({ variant: 'secondary' })}>
          {text('pages.welcomePackage.more')}
        </LocaleLink>
      </section>
    </>
  );
}
