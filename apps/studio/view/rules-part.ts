import { element } from './elements.ts';
import type { Say } from './texts.ts';

/** A part of the rules page: heading and text `rules.<key>` and `rules.<key>Text`, and what belongs below. */
export function rulesPart(say: Say, key: string, ...content: Node[]): HTMLElement {
  return element('section', {}, element('h3', {}, say(`rules.${key}`)), element('p', {}, say(`rules.${key}Text`)), ...content);
}
