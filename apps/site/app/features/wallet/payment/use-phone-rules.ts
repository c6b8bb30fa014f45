import type { RuleSet } from '@verdigale/validation';
import { useEffect, useState } from 'react';
import { preloadPhoneTools } from '#app/forms/fields/phone-tools.ts';

/** Until the rules are there, or when they cannot be loaded, a phone is judged by the platform alone. */
const unjudged: RuleSet = { phone: () => () => true };

/** The rules of phones; their data is large, so it comes with the first form that has a phone. */
export function usePhoneRules(isNeeded: boolean): RuleSet {
  const [rules, setRules] = useState(unjudged);
  useEffect(() => {
    if (isNeeded)
      preloadPhoneTools().then(
        ({ phoneRules }) => setRules(phoneRules),
        () => undefined,
      );
  }, [isNeeded]);
  return rules;
}
