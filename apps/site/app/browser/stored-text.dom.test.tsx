import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStoredText } from './stored-text.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps a text and shows it where it is followed', () => {
  const text = createStoredText('a', 'local');
  const { result } = renderHook(text.useCurrent);
  expect(result.current).toBeNull();
  act(() => text.write('x'));
  expect([result.current, text.read(), localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['x', 'x', 'x', null]);
  act(() => text.write(null));
  expect([result.current, localStorage.getItem('a')]).toEqual([null, null]);
});

it('follows another tab', () => {
  const text = createStoredText('a', 'local');
  const { result } = renderHook(text.useCurrent);
  localStorage.setItem('a', 'theirs');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'a' })));
  expect(result.current).toBe('theirs');
});

it('keeps nothing, and does not fail, where storage is forbidden', () => {
  const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const text = createStoredText('a', 'session');
  text.write('x');
  expect(text.read()).toBeNull();
  forbidden.mockRestore();
});
