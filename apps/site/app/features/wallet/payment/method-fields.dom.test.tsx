import { ApiError } from '@verdigale/client';
import { errors, type MethodField } from '@verdigale/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { rootDataFor } from '#testing/root-data-for.ts';
import { MethodFields } from './method-fields.tsx';
import { usePaymentForm } from './use-payment-form.ts';
import { money, sampleField } from '../testing.ts';

const holder = sampleField('account_holder', { labels: { en: 'Account holder' }, hints: { en: 'As it stands on the account' } });
const cpf = sampleField('cpf_number', { labels: { en: 'CPF' } });

const refusal = new ApiError(422, errors.invalid.code, 'Invalid', {
  fields: { account_holder: ['is not the name of the account', 'is too short'] },
});

function Form({ fields }: { fields: readonly MethodField[] }) {
  const payment = usePaymentForm({ fields, money, limitsIn: () => ({ min: 1, max: 9 }), send: async () => ({}) });
  return (
    <>
      <MethodFields fields={fields} payment={payment} />
      <button onClick={() => payment.form.refuse(payment.refusalOf(refusal)!)}>Refuse</button>
      <output>{payment.fault ?? 'complete'}</output>
    </>
  );
}

const show = (...fields: MethodField[]) => renderSite(<Form fields={fields} />);
const state = () => screen.getByRole('status').textContent;

describe('[DEP-06] the fields of a payment method', () => {
  it('are labelled, explained, and filled in by the browser where it can', () => {
    show(holder, cpf);
    const input = screen.getByRole('textbox', { name: /Account holder/ });
    expect(input.getAttribute('autocomplete')).toBe('name');
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe('As it stands on the account');
    expect(screen.getByRole('textbox', { name: /CPF/ }).getAttribute('inputmode')).toBe('numeric');
  });

  it('are labelled and explained in the language of the page, in English where they have no words of it', () => {
    const both = { labels: { en: 'Bank', de: 'Bankhaus' }, hints: { en: 'Of your account', de: 'Ihres Kontos' } };
    renderSite(<Form fields={[sampleField('bank', both), holder]} />, { root: { locale: 'de' } });
    const said = (name: RegExp) =>
      document.getElementById(screen.getByRole('textbox', { name }).getAttribute('aria-describedby')!)?.textContent;
    expect([said(/^Bankhaus/), said(/^Account holder/)]).toEqual(['Ihres Kontos', 'As it stands on the account']);
  });

  it('[WD-02] are marked as required where they are, the address of a wallet always', () => {
    const isRequired = false;
    show(
      sampleField('wallet_id', { labels: { en: 'Address' }, isRequired }),
      sampleField('note', { isRequired }),
      sampleField('agentNumber'),
    );
    const marked = screen.getAllByRole('textbox').map((input) => [input.getAttribute('name'), input.getAttribute('aria-required')]);
    expect(marked).toEqual([
      ['wallet_id', 'true'],
      ['note', null],
      ['agentNumber', null],
    ]);
    expect(state()).toBe('missing');
  });

  it('say what is wrong once they are left, and no sooner', async () => {
    const { user } = show(cpf);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await user.type(input, '529x98224724');
    expect(input.value).toBe('529.982.247-24');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('This is not a CPF number')).toBeDefined();
    await user.clear(input);
    await user.type(input, '52998224725');
    expect([input.getAttribute('aria-invalid'), state()]).toEqual([null, 'complete']);
  });

  it('are judged once more when the rules of phones come after a field was left', async () => {
    show(sampleField('phone', { labels: { en: 'Phone' } }));
    const input = screen.getByRole('textbox');
    fireEvent.change(input, { target: { value: '5511' } });
    fireEvent.blur(input);
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  });

  it('are not asked for when they are known, unless what is known is wrong', async () => {
    show({ ...holder, value: 'Ana Souza' }, { ...cpf, value: '1' });
    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual(['cpf_number']);
    expect(await screen.findByText('This is not a CPF number')).toBeDefined();
  });

  it('are shown though they are known where the operator wants it', () => {
    const settings = { ...rootDataFor({}).settings, showWalletFilledFields: true };
    renderSite(<Form fields={[{ ...holder, value: 'Ana Souza' }]} />, { root: { settings } });
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ana Souza');
  });

  it('are judged again when the network is another one', async () => {
    const options = [
      { id: 'a', name: 'Alder', minAmount: 1, maxAmount: 9, regex: '^a' },
      { id: 'b', name: 'Birch', minAmount: 1, maxAmount: 9, regex: '^b' },
    ];
    const network = sampleField('crypto_network', { fieldType: 'select', labels: { en: 'Network' }, options });
    const { user } = show(network, sampleField('wallet_id', { labels: { en: 'Address' } }));
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: /Network/ }));
      await user.click(screen.getByRole('option', { name }));
    };
    const address = screen.getByRole('textbox', { name: /Address/ });
    await choose('Alder');
    await user.type(address, 'a1');
    await user.tab();
    expect(address.getAttribute('aria-invalid')).toBeNull();
    await choose('Birch');
    await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
    await choose('Alder');
    await expect.poll(() => address.getAttribute('aria-invalid')).toBeNull();
  });

  it('come back when the platform refuses them, until they are changed', async () => {
    const { user } = show({ ...holder, value: 'Ana Souza' });
    expect([screen.queryByRole('textbox'), state()]).toEqual([null, 'complete']);
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(screen.getByText('Please check this entry: is not the name of the account')).toBeDefined();
    expect(state()).toBe('marked');
    await user.type(screen.getByRole('textbox'), ' Lima');
    expect([screen.queryByText('Please check this entry: is not the name of the account'), state()]).toEqual([null, 'complete']);
  });

  it('are a choice where there are options, and only shown where the platform fills them in', () => {
    const bank = sampleField('bank', { labels: { en: 'Bank' }, options: [{ id: 'a', name: 'Alder Bank', minAmount: 10, maxAmount: 100 }] });
    show(
      bank,
      sampleField('branch', { fieldType: 'select', labels: { en: 'Branch' } }),
      sampleField('agentNumber', { labels: { en: 'Number of the agent' }, value: '4471' }),
      sampleField('note', { fieldType: 'textarea', isRequired: false }),
    );
    expect(screen.getByRole('button', { name: /Bank/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /Branch/ })).toBeDefined();
    const agent = screen.getByRole<HTMLInputElement>('textbox', { name: /Number of the agent/ });
    expect([agent.disabled, agent.value]).toEqual([true, '4471']);
    expect(screen.getByRole('textbox', { name: /note/ }).tagName).toBe('TEXTAREA');
  });
});
