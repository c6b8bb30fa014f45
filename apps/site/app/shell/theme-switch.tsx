import { IconButton } from '@verdigale/ui/button';
import { showTheme, useTheme } from '#app/browser/theme.ts';
import { useContent } from '#app/content/use-content.ts';
import { useRootData } from '#app/root-data.ts';
import type { Theme } from '#app/site-context.ts';
import { glyphs } from '#app/widgets/glyphs.tsx';
import { writeCookie } from '#app/session/browser-cookie.ts';

const tenYearsSeconds = 10 * 365 * 86_400;

/** Dark or light, kept in a cookie so that the server paints the next page right. */
export function ThemeSwitch() {
  const text = useContent('layout');
  const theme = useTheme();
  const { grounds } = useRootData();
  const other: Theme = theme === 'dark' ? 'light' : 'dark';

  function change() {
    writeCookie('theme', other, tenYearsSeconds);
    showTheme(other, grounds[other]);
  }

  return (
    <IconButton
      icon={theme === 'dark' ? glyphs.sun : glyphs.moon}
      label={text(other === 'light' ? 'layout.header.themeLight' : 'layout.header.themeDark')}
      onClick={change}
    />
  );
}
