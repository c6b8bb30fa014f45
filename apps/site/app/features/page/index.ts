export { Article, Prose } from './article.tsx';
export { FactList, type Fact } from './fact-list.tsx';
export { QuestionGroups } from './question-groups.tsx';
export { Questions } from './questions.tsx';
