export { directionOf, isolating } from './direction.ts';
export { inFiguresOf, isFigure } from './figures.ts';
export { dateTag, languageTag } from './language-tag.ts';
