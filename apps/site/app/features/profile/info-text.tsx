import type { Profile } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Badge } from '@verdigale/ui/badge';
import { Flag } from '@verdigale/ui/flag';
import { Icon } from '@verdigale/ui/icon';
import { Check, Minus } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { countryName } from '#app/locale/country-name.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { infoValue } from './info-value.ts';
import styles from './profile-info.module.css';

/** One value of the profile in words of the page's language. */
export function InfoText({ profile, name }: { profile: Profile; name: string }) {
  const text = useContent('profile', 'fieldsSettings');
  const { locale } = useLocale();
  const language = languageTag(locale);
  const dateOf = useDateFormat('calendarDay');
  const value = infoValue(profile, name);
  switch (value.kind) {
    case 'empty':
      return <span className={styles.empty}>{text('profile.info.empty')}</span>;
    case 'choice':
      return (
        <span className={styles.choice} data-on={value.isOn || undefined}>
          <Icon as={value.isOn ? Check : Minus} size={16} />
          {value.isOn ? text('profile.info.yes') : text('profile.info.no')}
        </span>
      );
    case 'date':
      return dateOf(value.date);
    case 'country':
      return (
        <span className={styles.country}>
          <Flag code={value.text} />
          {countryName(value.text, language)}
        </span>
      );
    case 'language':
      return new Intl.DisplayNames([language], { type: 'language' }).of(languageTag(value.text)) ?? value.text;
    case 'secret':
      // Masked, in case somebody looks over the player's shoulder.
      return '••••••';
    case 'gender':
      return text.dynamic('fieldsSettings.fieldsControls.gender', `${value.text}Label`) ?? value.text;
    case 'code':
      return (
        <span className={styles.code}>
          <bdi dir="ltr">{value.text}</bdi>
          <Confirmation isConfirmed={confirmation(profile, name)} />
        </span>
      );
    case 'text':
      return <bdi>{value.text}</bdi>;
  }
}

function confirmation(profile: Profile, name: string): boolean | null {
  if (name === 'email') return profile.confirmedAt !== null;
  return name === 'phone' ? profile.phoneConfirmed : null;
}

function Confirmation({ isConfirmed }: { isConfirmed: boolean | null }) {
  const text = useContent('profile');
  if (isConfirmed === null) return null;
  return (
    <Badge tone={isConfirmed ? 'gain' : 'neutral'}>
      {isConfirmed ? text('profile.info.confirmed') : text('profile.info.notConfirmed')}
    </Badge>
  );
}
