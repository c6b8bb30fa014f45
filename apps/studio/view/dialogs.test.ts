// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ask } from './dialogs.ts';

it('the second click of who pressed twice does not answer the question that the first has opened', () => {
  document.body.replaceChildren();
  void ask(document.body, { title: 'Buy?', text: '100 stakes', choices: [{ value: 'buy', label: 'Buy' }] });
  const isOpenAfter = (detail: number): boolean => {
    document.querySelector('dialog button')!.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
    return document.querySelector('dialog') !== null;
  };
  expect([isOpenAfter(2), isOpenAfter(1)]).toEqual([true, false]);
});

it('a key that is held since before a question does not answer it: a feature is bought by a press of its own', () => {
  document.body.replaceChildren();
  void ask(document.body, {
    title: 'Buy?',
    text: '100 stakes',
    choices: [
      { value: 'no', label: 'No' },
      { value: 'buy', label: 'Buy' },
    ],
  });
  const press = (init: KeyboardEventInit): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
    document.activeElement!.dispatchEvent(event);
    return event;
  };
  expect(document.activeElement!.textContent).toBe('Buy');
  expect(press({ repeat: true }).defaultPrevented).toBe(true);
  expect(press({}).defaultPrevented).toBe(false);
});
