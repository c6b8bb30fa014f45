import { useQuery } from '@tanstack/react-query';
import type { HelpOrganisation } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Disclosure } from '@verdigale/ui/disclosure';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { isNotServed } from '#app/queries/call-query.ts';
import { visitorQuery } from '#app/queries/player.ts';
import { helpQuery } from '#app/queries/settings.ts';
import { useSession } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { helpByCountry } from './help-by-country.ts';
import styles from './help.module.css';

/** Whom one can talk to: in the own country first, all others behind a press. For players and for those who are shut out; needs `WithQueries`. */
export function HelpOrganisations() {
  const text = useContent('profile');
  const { locale } = useLocale();
  const { profile } = useSession();
  const visitor = useQuery({ ...visitorQuery, enabled: !profile });
  const { data, error, isError, refetch } = useQuery(helpQuery);
  const all = isNotServed(error) ? [] : data;
  if (isError && !all) return <LoadFailed look="line" onRetry={refetch} title={text('profile.limits.help.failed')} />;
  if (!all) return <Skeleton blockSize="6rem" inlineSize="100%" shape="box" />;
  if (all.length === 0) return <p className={styles.note}>{text('profile.limits.help.none')}</p>;
  const { near, far } = helpByCountry(all, profile?.country ?? visitor.data?.country ?? null);
  const names = new Intl.DisplayNames([languageTag(locale)], { type: 'region' });
  const { compare } = new Intl.Collator(languageTag(locale));
  const countries = far
    .map(({ country, organisations }) => ({ name: names.of(country) ?? country, organisations }))
    .toSorted((one, other) => compare(one.name, other.name));
  return (
    <div className={styles.help}>
      <p className={styles.note}>{text('profile.limits.help.text')}</p>
      <List organisations={near} />
      {countries.length > 0 && (
        <Disclosure summary={text('profile.limits.help.elsewhere')}>
          <ul className={styles.countries}>
            {countries.map(({ name, organisations }) => (
              <li key={name}>
                <p className={styles.country}>{name}</p>
                <List organisations={organisations} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function List({ organisations }: { organisations: readonly HelpOrganisation[] }) {
  return (
    <ul className={styles.list}>
      {organisations.map(({ name, url, phone }) => (
        <li className={styles.organisation} key={url}>
          <a href={url} rel="noreferrer" target="_blank">
            <bdi>{name}</bdi>
          </a>
          {phone !== null && (
            <a className={styles.phone} dir="ltr" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
