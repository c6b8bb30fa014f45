import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { CodeInput } from './code-input.tsx';

function Part({ error }: { error?: string }) {
  const [code, setCode] = useState('');
  return <CodeInput error={error} label="6-digit code" onChange={setCode} value={code} />;
}

const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox');
const shown = () =>
  inputs()
    .map(({ value }) => value || '.')
    .join('');
const focused = () => inputs().indexOf(document.activeElement as HTMLInputElement) + 1;

describe('[OTP-01] the code', () => {
  let user: ReturnType<typeof renderSite>['user'];
  beforeEach(async () => {
    ({ user } = renderSite(<Part />));
    await user.click(inputs()[0]!);
  });

  it('has an input for each of its six digits, and names its place', () => {
    const group = screen.getByRole('group', { name: '6-digit code' });
    const names = inputs().map((input) => group.contains(input) && input.getAttribute('aria-label'));
    expect(names).toEqual([1, 2, 3, 4, 5, 6].map((place) => `Digit ${place} of 6`));
    expect(inputs().map(({ inputMode, autocomplete }) => [inputMode, autocomplete])).toEqual([
      ['numeric', 'one-time-code'],
      ...Array.from({ length: 5 }, () => ['numeric', 'off']),
    ]);
  });

  it('goes on with every digit, and takes nothing else', async () => {
    await user.keyboard('1a2-3');
    expect([shown(), focused()]).toEqual(['123...', 4]);
    await user.keyboard('4567');
    expect([shown(), focused()]).toEqual(['123457', 6]);
  });

  it('is corrected by arrows, Backspace and Delete', async () => {
    await user.keyboard('123456{ArrowLeft}{ArrowLeft}9');
    expect([shown(), focused()]).toEqual(['123956', 5]);
    await user.keyboard('{Backspace}');
    expect([shown(), focused()]).toEqual(['1239.6', 5]);
    await user.keyboard('{Backspace}');
    expect([shown(), focused()]).toEqual(['123..6', 4]);
    await user.keyboard('{ArrowLeft}{Delete}{ArrowRight}');
    expect([shown(), focused()]).toEqual(['12...6', 4]);
  });

  it('is typed anew over a wrong one, of which most digits were right', async () => {
    await user.keyboard('123456');
    await user.click(inputs()[0]!);
    await user.keyboard('123465');
    expect([shown(), focused()]).toEqual(['123465', 6]);
  });

  it('is pasted at any place, as a whole, and not with anything but digits', async () => {
    await user.paste('12a456');
    expect(shown()).toBe('......');
    await user.keyboard('12');
    await user.paste('987654');
    expect([shown(), focused()]).toEqual(['987654', 6]);
  });

  it('is filled in by the browser, which writes it into the first input, or a digit into each', async () => {
    for (const [place, value] of [[0, '123456'] as const, ...[...'654321'].map((digit, at) => [at, digit] as const)]) {
      const input = inputs()[place]!;
      await user.clear(input);
      await user.type(input, value, { skipClick: true, initialSelectionStart: 0 });
      if (place === 0 && value.length > 1) expect(shown()).toBe('123456');
    }
    expect(shown()).toBe('654321');
  });
});

it('[OTP-01] says at every place that the code is not right', () => {
  renderSite(<Part error="Not right" />);
  for (const input of inputs()) {
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe('Not right');
  }
});
