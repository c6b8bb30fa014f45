import { Icon } from '@verdigale/ui/icon';
import { HeartHandshake } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { HelpOrganisations } from '#app/features/limits/index.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { WithQueries } from '#app/session/index.ts';
import { OwnMoney } from './own-money.tsx';
import styles from './shut-out.module.css';

export interface ShutOutProps {
  /** Null for good. */
  until: string | null;
  /** What was just proved by the sign-in that is refused. */
  login: string;
  password: string;
}

/** In the place of the sign-in, for somebody who has excluded himself: until when, what stays possible, whom to talk to. It takes the focus of the form. */
export function ShutOut({ until, login, password }: ShutOutProps) {
  const text = useContent('modals');
  const moment = useDateFormat('moment');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <WithQueries>
      <div className={styles.shutOut}>
        <div className={styles.head}>
          <Icon as={HeartHandshake} size={24} />
          <h3 ref={heading} tabIndex={-1}>
            {until === null ? text('modals.signIn.shutOut.forGood') : text('modals.signIn.shutOut.until', { date: moment(until) })}
          </h3>
          <p>{text('modals.signIn.shutOut.text')}</p>
        </div>
        <section className={styles.part}>
          <h4>{text('modals.signIn.shutOut.money.title')}</h4>
          <OwnMoney login={login} password={password} />
        </section>
        <section className={styles.part}>
          <h4>{text('modals.signIn.shutOut.help')}</h4>
          <HelpOrganisations />
        </section>
      </div>
    </WithQueries>
  );
}
