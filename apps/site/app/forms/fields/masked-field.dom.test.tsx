import { screen } from '@testing-library/react';
import { cpfMask } from '@verdigale/validation/masks';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { MaskedField } from './masked-field.tsx';

function Part() {
  const [value, setValue] = useState('12345678909');
  return <MaskedField label="CPF" mask={cpfMask} onChange={setValue} value={value} />;
}

it.each([
  ['a digit in its place', '{Delete}7', '127.456.789-09', 3],
  ['a letter, which is not taken, and a digit', 'x7', '127.345.678-90', 3],
  ['a digit before a point, by the point', '{ArrowRight}{ArrowRight}{Backspace}{Backspace}7', '127.456.789-09', 3],
])('[VAL-06] %s is typed in the middle, and the caret stays there', async (_, keys, expected, place) => {
  const { user } = renderSite(<Part />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await user.click(input);
  input.setSelectionRange(2, 2);
  await user.keyboard(keys);
  expect([input.value, input.selectionStart]).toEqual([expected, place]);
});
