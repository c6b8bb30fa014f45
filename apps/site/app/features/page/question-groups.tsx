import { languageTag } from '@verdigale/language';
import { Card } from '@verdigale/ui/card';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { AskUs } from './ask-us.tsx';
import type { ContentPage } from '#app/content/content-page.ts';
import { questionId } from './questions.tsx';
import styles from './questions.module.css';

export type QuestionGroup = ContentPage & { questions: readonly string[] };

/** Every subject with its questions, each a link to its answer. */
export function QuestionGroups({ groups }: { groups: readonly QuestionGroup[] }) {
  return (
    <div className={styles.page}>
      <ul className={styles.groups}>
        {groups.map(({ identity, title, description, lang, questions }) => (
          <Card as="li" key={identity} lang={lang && languageTag(lang)}>
            <h2 className={styles.groupTitle}>
              <LocaleLink to={`/questions/${identity}`}>{title}</LocaleLink>
            </h2>
            <p className={styles.groupText}>{description}</p>
            <ul className={styles.links}>
              {questions.map((question, at) => (
                <li key={question}>
                  <LocaleLink to={`/questions/${identity}#${questionId(at)}`}>{question}</LocaleLink>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </ul>
      <AskUs />
    </div>
  );
}
