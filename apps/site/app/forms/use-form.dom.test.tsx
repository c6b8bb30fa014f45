import { act, fireEvent, screen } from '@testing-library/react';
import { TextField } from '@verdigale/ui/field';
import { toasts } from '@verdigale/ui/toast';
import { rulesOf, validateFields } from '@verdigale/validation';
import { describe, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { FormAlert } from './form-alert.tsx';
import { FormField } from './form-field.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useFieldTexts } from './use-field-texts.ts';
import { useForm, type Refusal } from './use-form.ts';

type Send = (values: { email: string; country: string }) => Promise<Refusal | null>;

const rules = { email: rulesOf({ name: 'email', isRequired: true }), country: rulesOf({ name: 'country', isRequired: true }) };

function Form({ send }: { send: Send }) {
  const texts = useFieldTexts();
  const form = useForm({
    defaultValues: { email: '', country: '' },
    judge: (values) => validateFields(values, rules),
    texts,
    send,
  });
  return (
    <form {...form.element}>
      <FormAlert>{form.hint}</FormAlert>
      <TextField {...form.input('email')} label="E-mail" />
      <FormField form={form} name="country">
        {({ value, error, onChange, onBlur }) => (
          <TextField
            error={error}
            label="Country"
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.value)}
            value={value}
          />
        )}
      </FormField>
      <button onClick={() => form.change('country', 'DE')} type="button">
        Germany
      </button>
      <SubmitBar form={form} labelOf={texts.label}>
        Send
      </SubmitBar>
    </form>
  );
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const country = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Country' });
const submit = () => screen.getByRole('button', { name: /^Send/ });

/** A form that is filled in, and what its call was given. */
async function filledIn(send: Send) {
  const sent = vi.fn<Send>(send);
  const { user } = renderSite(<Form send={sent} />);
  await user.type(email(), 'ann@example.org');
  await user.click(screen.getByRole('button', { name: 'Germany' }));
  return { user, sent };
}

describe('a form', () => {
  it('[AUTH-03] [REG-10] says why it cannot be sent, and leads to the first fault when it is pressed all the same', async () => {
    const sent = vi.fn<Send>();
    const { user } = renderSite(<Form send={sent} />);
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/E-mail and Country/)).toBeTruthy();
    await user.click(submit());
    expect(document.activeElement).toBe(email());
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(sent).not.toHaveBeenCalled();
  });

  it('judges a field when it is left, then on every key', async () => {
    const { user } = renderSite(<Form send={async () => null} />);
    await user.type(email(), 'ann');
    expect(email().getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(email().getAttribute('aria-invalid')).toBe('true');
    await user.type(email(), '@example.org');
    expect(email().getAttribute('aria-invalid')).toBeNull();
  });

  it('sends what was typed and what was chosen elsewhere, once', async () => {
    const { user, sent } = await filledIn(async () => null);
    expect(country().value).toBe('DE');
    await user.click(submit());
    await user.click(submit());
    expect(sent.mock.calls).toEqual([[{ email: 'ann@example.org', country: 'DE' }]]);
  });

  it('stays open after an empty refusal, and can be sent again', async () => {
    const { user, sent } = await filledIn(async () => ({}));
    await user.click(submit());
    await user.click(submit());
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it.each(['focus', 'change'])(
    '[AUTH-04] [REG-10] shows what was refused at its field and above the form, until the next %s',
    async (next) => {
      const { user, sent } = await filledIn(async () => ({ fields: { email: 'Taken' }, hint: 'Not this time' }));
      await user.click(submit());
      expect(screen.getByText('Taken')).toBeTruthy();
      expect(screen.getByText('Not this time')).toBeTruthy();
      expect(submit().getAttribute('aria-disabled')).toBe('true');
      if (next === 'focus') await user.click(email());
      else await user.click(submit());
      expect(screen.queryByText('Taken')).toBeNull();
      await user.click(submit());
      expect(sent).toHaveBeenCalledTimes(2);
    },
  );

  it('[AUTH-18] keeps what went wrong in the form, since the alert goes by itself, until it is sent again', async () => {
    const { user, sent } = await filledIn(() => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(submit());
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    expect(screen.getByText('Please try again in a moment.')).toBeTruthy();
    expect(toasts.visible().map(({ title }) => title)).toEqual(['Something went wrong']);
    sent.mockResolvedValue({});
    await user.click(submit());
    expect(screen.queryByText('Something went wrong')).toBeNull();
    for (const { id } of toasts.visible()) toasts.close(id);
  });

  it('forgets a refusal of the field that has the focus when it is changed', async () => {
    const { user } = await filledIn(async () => ({ fields: { email: 'Taken' } }));
    await user.type(email(), '{Enter}');
    expect(screen.getByText('Taken')).toBeTruthy();
    await user.type(email(), 'x', { skipClick: true });
    expect(screen.queryByText('Taken')).toBeNull();
  });

  it('[AUTH-06] brings what the platform refused into sight, and remembers the value', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await filledIn(() => Promise.resolve({ fields: { country: 'Not there' } }));
    await user.click(submit());
    await screen.findByText('Not there');
    expect(shown.mock.contexts).toEqual([country()]);
    shown.mockRestore();
  });
});

describe('a field that is left by a press', () => {
  it.each([
    ['an input', email],
    ['a controlled field', country],
  ])('%s says what is wrong once the press is over, so that nothing moves away from under it', async (_, field) => {
    const { user } = renderSite(<Form send={async () => null} />);
    await user.click(field());
    const shownWrong = () => field().getAttribute('aria-invalid');
    fireEvent.pointerDown(document.body);
    await act(async () => field().blur());
    expect(shownWrong()).toBeNull();
    fireEvent.pointerUp(document.body);
    await vi.waitFor(() => expect(shownWrong()).toBe('true'));
  });

  it('by a key it says so at once', async () => {
    const { user } = renderSite(<Form send={async () => null} />);
    await user.click(email());
    fireEvent.pointerDown(document.body);
    await user.tab();
    await vi.waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
  });
});
