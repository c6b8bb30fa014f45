import type { PaymentMethod } from '@verdigale/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { MethodList } from './method-list.tsx';
import { money, sampleMethod } from '../testing.ts';

const method = (id: string) => sampleMethod({ method: id, names: { en: id }, logo: '/img/of-the-platform.svg' });
const show = (methods: PaymentMethod[] | undefined) =>
  renderSite(
    <MethodList isError={false} methods={methods} money={money} onPick={() => undefined} onRetry={() => undefined} picked={null} />,
  );

it('[DEP-14] shows the cash agent’s own icon, whatever logo comes with the method, and every other one’s logo', () => {
  const { container } = show([method('0x.withdrawal.cash_agent'), method('sandbox.withdrawal.card')]);
  const shown = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual(['/img/methods/cash-agent.svg', '/img/of-the-platform.svg']);
});

it('[DEP-12] two placeholders stand for methods that are not there yet', () => {
  const { container } = show(undefined);
  expect(container.querySelectorAll('[data-shape="box"]')).toHaveLength(2);
});

it('[DEP-12] where there is no method it says so', () => {
  const { container } = show([]);
  expect(screen.getByRole('heading', { name: 'No method for this currency here' })).toBeDefined();
  expect(container.querySelectorAll('[data-shape="box"]')).toHaveLength(0);
});
