import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { withAnswerToCome } from './with-answer-to-come.ts';

const queryKey = ['slip'];

function asking() {
  const queries = new QueryClient();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const asked = queries.fetchQuery({ queryKey, queryFn: () => promise, retry: false });
  const close = () => queries.setQueryData<string>(queryKey, (known) => known && `${known}, closed`);
  return { queries, asked, resolve, reject, close };
}

it('holds for the answer that was given before it was heard', async () => {
  const { queries, asked, resolve, close } = asking();
  withAnswerToCome(queries, queryKey, close);
  resolve('open');
  await asked;
  await expect.poll(() => queries.getQueryData(queryKey)).toBe('open, closed');
});

it('holds at once, and once where nothing is asked', async () => {
  const { queries, asked, resolve, close } = asking();
  resolve('open');
  await asked;
  withAnswerToCome(queries, queryKey, close);
  await Promise.resolve();
  expect(queries.getQueryData(queryKey)).toBe('open, closed');
});

it('waits for nothing when nobody answers', async () => {
  const { queries, asked, reject, close } = asking();
  withAnswerToCome(queries, queryKey, close);
  reject(new Error('no network'));
  await expect(asked).rejects.toThrow('no network');
  expect(queries.getQueryData(queryKey)).toBeUndefined();
});
