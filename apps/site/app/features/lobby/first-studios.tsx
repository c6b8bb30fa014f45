import { SectionTitle } from '@verdigale/ui/section-title';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useRootData } from '#app/root-data.ts';
import { StudioList } from './studio-list.tsx';

/** The studios whose games the casino offers. (`still-part.tsx`: nothing in it may need the browser) */
export function FirstStudios() {
  const text = useContent('pages');
  const { providers } = useRootData();
  return (
    <>
      <SectionTitle action={<LocaleLink to="/providers">{text('pages.home.studios.all')}</LocaleLink>} id="studios">
        {text('pages.home.studios.title')}
      </SectionTitle>
      <StudioList providers={providers.slice(0, 12)} />
    </>
  );
}
