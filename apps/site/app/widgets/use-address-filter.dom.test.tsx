import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLocation } from 'react-router';
import { renderSite } from '#testing/render-site.tsx';
import { readFilter, useAddressFilter } from './use-address-filter.ts';

const usual = { kind: '', from: '2026-03-01' };
const rules = { kind: (value: string) => value === 'a' || value === 'b', from: (value: string) => value.length === 10 };

function Page({ next }: { next: typeof usual }) {
  const [filter, change] = useAddressFilter(usual, rules);
  return <button onClick={() => change(next)}>{`${JSON.stringify(filter)} ${useLocation().search}`}</button>;
}

it.each([
  ['', usual],
  ['kind=a&page=2', { ...usual, kind: 'a' }],
  ['kind=c&from=12', usual],
  ['from=', { ...usual, from: '' }],
])('reads “%s”, and passes over what there is not', (search, filter) => {
  expect(readFilter(new URLSearchParams(search), usual, rules)).toEqual(filter);
});

it.each([
  [{ ...usual, kind: 'b' }, '?tab=x&kind=b'],
  [usual, '?tab=x'],
  [{ kind: '', from: '' }, '?tab=x&from='],
])('writes %j beside what else is there, and begins at the first page', async (next, search) => {
  const { user } = renderSite(<Page next={next} />, { url: '/?tab=x&kind=a&page=3' });
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText(`${JSON.stringify(next)} ${search}`)).toBeDefined();
});
