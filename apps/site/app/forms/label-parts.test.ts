import { expect, it } from 'vitest';
import { labelParts } from './label-parts.ts';

it('finds highlights and links among plain words', () => {
  expect(labelParts('I accept the [terms](/static/terms) and *play fair*.')).toEqual([
    { text: 'I accept the ' },
    { text: 'terms', to: '/static/terms' },
    { text: ' and ' },
    { text: 'play fair', isMarked: true },
    { text: '.' },
  ]);
});

it.each(['plain', '[x](https://elsewhere.example)', '[x](javascript:alert(1))', 'a * b', '[x]'])('leaves %j as it stands', (text) => {
  expect(labelParts(text)).toEqual([{ text }]);
});

it('answers nothing for nothing', () => {
  expect(labelParts('')).toEqual([]);
});
