export { directionOf, isolating } from './direction.ts';
export { inFiguresOf, isFigure } from './figures.ts';
export { languageTag } from './language-tag.ts';
