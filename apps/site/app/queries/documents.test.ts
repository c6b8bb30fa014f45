import { QueryObserver } from '@tanstack/react-query';
import type { PlayerDocument } from '@verdigale/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/session/index.ts';
import { addDocument, documentsQuery, refetchDocuments } from './documents.ts';

const documentOf = (id: string) => ({ id, fileName: `${id}.png`, type: 'other', status: 2 }) as PlayerDocument;
const [old, sent] = [documentOf('old'), documentOf('sent')];
const answer = (...data: PlayerDocument[]) => ({ data, meta: undefined });
type Answer = ReturnType<typeof answer>;

/** The list on the page; each time it is asked for waits for its own answer. */
function showList() {
  const asked: PromiseWithResolvers<Answer>[] = [];
  const ask = vi.fn(() => {
    const next = Promise.withResolvers<Answer>();
    asked.push(next);
    return next.promise;
  });
  const list = new QueryObserver(queryClient, { queryKey: documentsQuery.queryKey, queryFn: ask });
  const leave = list.subscribe(() => undefined);
  const shown = () => list.getCurrentResult().data?.data.map(({ id }) => id);
  return { asked, ask, shown, leave };
}

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(documentsQuery.queryKey, answer(old));
});

it('lists a document once that a refetch has brought before its upload was answered', async () => {
  const { asked, ask, shown, leave } = showList();
  void refetchDocuments();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  asked[0]!.resolve(answer(old, sent));
  await vi.waitFor(() => expect(shown()).toEqual(['old', 'sent']));
  addDocument(sent);
  expect(shown()).toEqual(['old', 'sent']);
  leave();
});

it('keeps a document that was sent while an older list is under way', async () => {
  const { asked, ask, shown, leave } = showList();
  void refetchDocuments();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  addDocument(sent);
  asked[0]!.resolve(answer(old));
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(shown()).toEqual(['old', 'sent']);
  asked[1]!.resolve(answer(old, sent));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(shown()).toEqual(['old', 'sent']);
  leave();
});
