import { expect, it } from 'vitest';
import { formatMessage } from './messages.ts';
import { validate } from './validate.ts';

it('[VAL-05] fills {min}, {max} and {param} of a message template', () => {
  const [tooShort] = validate('abc', [{ rule: 'between', arguments: '6,10' }]);
  expect(formatMessage('Between {min} and {max} characters, at least {min}', tooShort!.params)).toBe(
    'Between 6 and 10 characters, at least 6',
  );
  const [other] = validate('a', [{ rule: 'confirmed', arguments: 'password' }], { values: { password: 'b' } });
  expect(formatMessage('Same as {param}', other!.params)).toBe('Same as password');
});

it('leaves alone what it cannot fill', () => {
  expect(formatMessage('{min} {max} {name} {param}', { max: '$&' })).toBe('{min} $& {name} {param}');
});
