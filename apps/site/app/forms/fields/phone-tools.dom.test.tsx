import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadedOnce } from './phone-tools.ts';

afterEach(() => vi.useRealTimers());

it('a form waits for what a network that fails does not bring, and takes no page down with it', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const load = loadedOnce(async () => {
    tries += 1;
    if (tries < 2) throw new TypeError('no network');
    return 'the form';
  });
  const Form = () => <p>{use(load())}</p>;
  await act(async () =>
    render(
      <Suspense fallback="on its way">
        <Form />
      </Suspense>,
    ),
  );
  expect(screen.getByText('on its way')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('the form')).toBeDefined();
  expect(tries).toBe(2);
});
