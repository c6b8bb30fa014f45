export { SectionTitle, type SectionTitleProps } from './section-title.tsx';
