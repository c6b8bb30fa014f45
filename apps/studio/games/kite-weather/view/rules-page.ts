import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';

/** The rules of Kite Weather. */
export function rulesPage(parts: RulesParts): Node[] {
  const part = (key: string): HTMLElement =>
    element('section', {}, element('h3', {}, parts.say(`rules.${key}`)), element('p', {}, parts.say(`rules.${key}Text`)));
  return [part('climb'), part('cashOut'), part('auto'), part('shared'), part('broken'), factsSection(parts)];
}
