import { expect, it } from 'vitest';
import { requireOtherPerson } from './four-eyes.ts';

it.each(['ann', 'Ann', ' ANN ', 'a n n', 'ａｎｎ', 'an\u200bn', '\u2060ann\u00ad', '', '  ', '\u200b'])(
  'takes no decision of %o on what ann has asked for',
  (by) => {
    expect(() => requireOtherPerson(by, 'Ann')).toThrow(expect.objectContaining({ reason: 'invalid' }));
  },
);

it('takes the decision of another', () => {
  expect(() => requireOtherPerson('anna', 'Ann')).not.toThrow();
});
