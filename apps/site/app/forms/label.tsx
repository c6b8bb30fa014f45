import { LocaleLink } from '#app/locale/locale-link.tsx';
import { labelParts } from './label-parts.ts';

/** A short text of the content with its highlights and links. Links open beside the form, so that nothing typed is lost. */
export function Label({ children }: { children: string }) {
  return labelParts(children).map(({ text, to, isMarked }) => {
    const key = `${text}${to ?? ''}`;
    if (to !== undefined) {
      return (
        <LocaleLink key={key} rel="noopener" target="_blank" to={to}>
          {text}
        </LocaleLink>
      );
    }
    return isMarked ? <em key={key}>{text}</em> : text;
  });
}
