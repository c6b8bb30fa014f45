import { languageTag } from '@verdigale/language';
import { Icon } from '@verdigale/ui/icon';
import { ChevronDown } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { AskUs } from './ask-us.tsx';
import { Prose } from './article.tsx';
import type { ContentPage, ContentSection } from '#app/content/content-page.ts';
import styles from './questions.module.css';

export const questionId = (at: number) => `question-${at + 1}`;

interface QuestionsProps extends Pick<ContentPage, 'lang'> {
  sections: readonly ContentSection[];
  /** The subject's title. */
  children: ReactNode;
}

/** The questions of one subject. Answers are `details`, so that they open without scripts and to a search in the page. */
export function Questions({ lang, sections, children }: QuestionsProps) {
  const text = useContent('pages');
  useOpenTarget();
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <LocaleLink to="/questions">{text('pages.questions.all')}</LocaleLink>
      </p>
      <article lang={lang && languageTag(lang)}>
        {children}
        {sections.map((section, at) => (
          <details className={styles.question} id={questionId(at)} key={section.title}>
            <summary className={styles.summary}>
              <h2>{section.title}</h2>
              <Icon as={ChevronDown} />
            </summary>
            <Prose html={section.html} />
          </details>
        ))}
      </article>
      <AskUs />
    </div>
  );
}

/** Opens the question that the address names. */
function useOpenTarget() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  }, [hash]);
}
