import { WithQueries } from '#app/session/index.ts';
import { useContent } from '#app/content/use-content.ts';
import { HelpOrganisations } from './help/help-organisations.tsx';
import styles from './limits.module.css';
import { Section } from './section.tsx';
import { SelfTest } from './help/self-test.tsx';

/** Below the brand's page on safer play: questions to ask oneself, and whom to talk to. */
export function SaferPlay() {
  const text = useContent('profile');
  return (
    <WithQueries>
      <div className={styles.saferPlay}>
        <Section title={text('profile.limits.selfTest.title')}>
          <SelfTest />
        </Section>
        <Section title={text('profile.limits.help.title')}>
          <HelpOrganisations />
        </Section>
      </div>
    </WithQueries>
  );
}
