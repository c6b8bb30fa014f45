import { codeOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { formFailureOf } from '#app/forms/form-failure.ts';
import type { Refusal } from '#app/forms/use-form.ts';

/** What the form says of a second factor that was refused. Throws what only an alert can say. */
export function useStepFailure(): (error: unknown) => Refusal {
  const text = useContent('modals');
  return (error) => {
    const { kind } = formFailureOf(error);
    if (kind === 'fields') return { fields: { code: text('modals.secondStep.wrong') } };
    if (kind === 'locked' || kind === 'tooMany') return { hint: text('modals.secondStep.tooMany') };
    if (codeOf(error) === errors.secondStepOver.code) return { hint: text('modals.secondStep.over') };
    throw error;
  };
}
