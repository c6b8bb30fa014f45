// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { onReturn } from './on-return.ts';

it('hears that the player is back, and not that the focus moves about in the game', () => {
  let returns = 0;
  onReturn(() => (returns += 1));
  document.body.innerHTML = '<button>+</button><button>−</button>';
  for (const button of document.querySelectorAll('button')) button.focus();
  expect(returns).toBe(0);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(returns).toBe(2);
});
