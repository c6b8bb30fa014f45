import { Button } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import styles from '../limits.module.css';
import { SelfTestAnswer } from './self-test-answer.tsx';
import { SelfTestQuestion } from './self-test-question.tsx';
import { selfTestResult } from './self-test-result.ts';

/** Nine questions about one's own play, one at a time. The answers are in this component alone: nothing is kept or sent. */
export function SelfTest() {
  const text = useContent('profile');
  const questions = text.list<string>('profile.limits.selfTest.questions');
  const [answers, setAnswers] = useState<readonly number[] | null>(null);
  const [at, setAt] = useState(0);

  function begin() {
    setAnswers([]);
    setAt(0);
  }
  if (answers === null) {
    return (
      <Card className={styles.break}>
        <p className={styles.note}>{text('profile.limits.selfTest.text')}</p>
        <Button className={styles.start} onClick={begin}>
          {text('profile.limits.selfTest.begin')}
        </Button>
      </Card>
    );
  }
  if (at === questions.length) return <SelfTestAnswer onAgain={begin} result={selfTestResult(answers)} />;
  return (
    <SelfTestQuestion
      answer={answers[at]}
      count={questions.length}
      key={at}
      number={at + 1}
      onAnswer={(answer) => setAnswers([...answers.slice(0, at), answer, ...answers.slice(at + 1)])}
      onBack={() => (at === 0 ? setAnswers(null) : setAt(at - 1))}
      onNext={() => setAt(at + 1)}
      question={questions[at]!}
    />
  );
}
