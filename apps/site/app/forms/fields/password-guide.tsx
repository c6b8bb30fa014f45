import { Icon } from '@verdigale/ui/icon';
import { Meter } from '@verdigale/ui/meter';
import { passwordStrength } from '@verdigale/validation';
import { Check, Circle } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import styles from './password-guide.module.css';

const steps = { empty: 0, weak: 1, good: 2, strong: 3 } as const;
const tones = { empty: 'neutral', weak: 'danger', good: 'warn', strong: 'gain' } as const;

interface PasswordMeterProps {
  password: string;
  isRefused: boolean;
  /** What the brand asks for, where that is more than the rule of six. */
  shortest: number | null;
}

/** Of five characters the meter says "strong" all the same (A 5): the rule beside it says what is missing. */
const fewestCharacters = 6;

/** How strong the password is, by its length (A 5); one that the platform refuses is weak, however long. */
export function PasswordMeter({ password, isRefused, shortest }: PasswordMeterProps) {
  const isTooShort = password !== '' && shortest !== null && shortest > fewestCharacters && [...password].length < shortest;
  const text = useContent('fieldsSettings');
  const strength = isRefused || isTooShort ? 'weak' : passwordStrength(password);
  const words = {
    empty: text('fieldsSettings.passwordStrength.empty'),
    weak: text('fieldsSettings.passwordStrength.weak'),
    good: text('fieldsSettings.passwordStrength.good'),
    strong: text('fieldsSettings.passwordStrength.strong'),
  };
  return (
    <Meter
      figures={strength === 'empty' ? undefined : words[strength]}
      label={text('fieldsSettings.passwordStrength.label')}
      max={3}
      segments={3}
      tone={tones[strength]}
      value={steps[strength]}
      valueText={words[strength]}
    />
  );
}

/** The rule that the meter does not measure, so that "strong" never stands alone beside a password that is too short. */
export function PasswordRule({ password, shortest }: { password: string; shortest: number }) {
  const text = useContent('fieldsSettings');
  return <Rule isMet={[...password].length >= shortest}>{text('fieldsSettings.passwordStrength.rule', { min: shortest })}</Rule>;
}

/** What a new password must hold, each rule with its own mark. (PROFILE-02) */
export function PasswordRules({ password, repeated, shortest }: { password: string; repeated: string; shortest: number }) {
  const text = useContent('fieldsSettings');
  return (
    <span className={styles.rules}>
      <PasswordRule password={password} shortest={shortest} />
      <Rule isMet={password !== '' && password === repeated}>{text('fieldsSettings.passwordStrength.same')}</Rule>
    </span>
  );
}

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  return (
    <span className={styles.rule} data-met={isMet || undefined}>
      <Icon as={isMet ? Check : Circle} size={16} />
      {children}
    </span>
  );
}
