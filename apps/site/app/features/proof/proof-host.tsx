import { Suspense, useEffect, useId } from 'react';
import { createStore } from '#app/browser/create-store.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { answerQuestion, useQuestion } from './proven.ts';

const ProofDialog = lazyPart(async () => (await import('./proof-dialog.tsx')).ProofDialog);

/** The hosts that are there, the newest last: a modal with one may stand over a page with one. */
const hosts = createStore<readonly string[]>([]);

/** Where `proven` asks its question: on every page, and in every modal, that makes such calls. The newest one shows it. */
export function ProofHost() {
  const { wasAsked, ways, answer } = useQuestion();
  const id = useId();
  const isNewest = hosts.useCurrent().at(-1) === id;
  useEffect(() => {
    hosts.set([...hosts.current(), id]);
    return () => {
      hosts.set(hosts.current().filter((each) => each !== id));
      answerQuestion(false);
    };
  }, [id]);
  return (
    wasAsked &&
    isNewest && (
      <Suspense>
        <ProofDialog isOpen={answer !== null} onAnswer={answerQuestion} ways={ways} />
      </Suspense>
    )
  );
}
