import { choiceRules } from './choice-rules.ts';
import { isCpf } from './cpf.ts';
import { dateRules } from './date-rules.ts';
import { ofText, type RuleSet } from './rule.ts';
import { sizeRules } from './size-rules.ts';
import { textRules } from './text-rules.ts';

/** Every rule of this package that needs no data of its own. Names are the wire's. */
export const coreRules: RuleSet = {
  ...choiceRules,
  ...sizeRules,
  ...textRules,
  ...dateRules,
  cpf_number: ofText(isCpf),
};

/** Rules of `./phone`: without them such a rule fails, so that forgetting to load them shows at once. */
export const phoneRuleNames: readonly string[] = ['phone', 'callingCode'];
