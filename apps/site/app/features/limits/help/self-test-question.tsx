import { Button } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { HeldButton } from '@verdigale/ui/held-button';
import { RadioCards } from '@verdigale/ui/radio-cards';
import { useEffect, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import styles from '../limits.module.css';

interface SelfTestQuestionProps {
  question: string;
  number: number;
  count: number;
  /** From 0 (never) to 3; undefined until one is chosen. */
  answer: number | undefined;
  onAnswer: (answer: number) => void;
  onBack: () => void;
  onNext: () => void;
}

/** One question, with what came before it in reach. */
export function SelfTestQuestion({ question, number, count, answer, onAnswer, onBack, onNext }: SelfTestQuestionProps) {
  const text = useContent('profile');
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <Card className={styles.form}>
      <p className={styles.note} ref={line} tabIndex={-1}>
        {text('profile.limits.selfTest.at', { number, count })}
      </p>
      <RadioCards
        label={question}
        onChange={(value) => onAnswer(Number(value))}
        options={text.list<string>('profile.limits.selfTest.answers').map((title, value) => ({ value: String(value), title }))}
        value={answer === undefined ? null : String(answer)}
      />
      <div className={styles.pair}>
        <Button onClick={onBack}>{text('profile.limits.selfTest.back')}</Button>
        <HeldButton reason={answer === undefined ? text('profile.limits.selfTest.choose') : undefined} onClick={onNext} variant="primary">
          {text('profile.limits.selfTest.next')}
        </HeldButton>
      </div>
    </Card>
  );
}
