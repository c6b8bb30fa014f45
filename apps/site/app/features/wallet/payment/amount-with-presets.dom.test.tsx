import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { AmountWithPresets } from './amount-with-presets.tsx';
import { money } from '../testing.ts';

const limits = { min: 10, max: 500 };
const presets = [9.99, 10, 25, 100, 500, 500.01].map((amount) => ({ amount, label: money.format(amount) }));

function Amount() {
  const [value, onChange] = useState('25');
  const control = { value, onChange, error: undefined, onBlur: () => undefined };
  return <AmountWithPresets control={control} limits={limits} money={money} presets={presets} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('the amount of a payment', () => {
  it('[DEP-04] states the limits and offers presets within them, the one that is typed as pressed', () => {
    renderSite(<Amount />);
    expect(document.getElementById(input().getAttribute('aria-describedby')!)?.textContent).toBe('From €10.00 to €500.00');
    expect(screen.getAllByRole('button').map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')])).toEqual([
      ['€10.00', 'false'],
      ['€25.00', 'true'],
      ['€100.00', 'false'],
      ['€500.00', 'false'],
    ]);
  });

  it('[DEP-04] says with both sums that it is too much while it is typed, and not of what may still grow', async () => {
    const { user } = renderSite(<Amount />);
    const said = () => document.getElementById(input().getAttribute('aria-describedby')!)?.textContent;
    await user.clear(input());
    await user.type(input(), '5');
    expect(said()).toBe('From €10.00 to €500.00');
    await user.type(input(), '01');
    expect([said(), input().getAttribute('aria-invalid')]).toEqual(['Enter an amount between €10.00 and €500.00', 'true']);
  });

  it('[DEP-04] takes the sum of a preset', async () => {
    const { user } = renderSite(<Amount />);
    await user.click(screen.getByRole('button', { name: '€100.00' }));
    expect(input().value).toBe('100');
  });

  it.each([
    ['12a.345', '12.34', '12.34'],
    ['3', '3', '10'],
    ['5000', '5000', '500'],
    ['', '', '10'],
    ['۱۲٫۵', '12.5', '12.5'],
  ])('[DEP-05] keeps of %j what an amount can hold and brings it within the limits when it is left', async (typed, kept, left) => {
    const { user } = renderSite(<Amount />);
    await user.clear(input());
    if (typed) await user.type(input(), typed);
    expect(input().value).toBe(kept);
    await user.tab();
    expect(input().value).toBe(left);
  });
});
