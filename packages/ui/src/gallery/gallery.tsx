import { Moon, Sun, SunMoon } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../chip/chip.tsx';
import { Icon } from '../icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { Rosette } from '../rosette/rosette.tsx';
import { ControlsChapter } from './controls-chapter.tsx';
import { DataChapter } from './data-chapter.tsx';
import { FeedbackChapter } from './feedback-chapter.tsx';
import { FieldsChapter } from './fields-chapter.tsx';
import { FoundationsChapter } from './foundations-chapter.tsx';
import { OverlaysChapter } from './overlays-chapter.tsx';
import { TilesChapter } from './tiles-chapter.tsx';
import styles from './gallery.module.css';

const themes = [
  { id: null, label: 'System', icon: SunMoon },
  { id: 'dark', label: 'Dark', icon: Moon },
  { id: 'light', label: 'Light', icon: Sun },
] as const;

/** Every part of the kit in every state, for developers. Needs `UiTextsProvider` and `ToastRegion` above it. */
export function Gallery() {
  const [theme, setTheme] = useState<string | null>(null);
  const [isRtl, setIsRtl] = useState(false);
  const pickTheme = (id: string | null) => {
    setTheme(id);
    if (id === null) document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', id);
  };
  const turn = () => {
    document.documentElement.dir = isRtl ? 'ltr' : 'rtl';
    document.documentElement.lang = isRtl ? 'en' : 'fa';
    setIsRtl(!isRtl);
  };
  return (
    <div className={styles.page}>
      <header className={styles.masthead}>
        <Rosette className={styles.mastheadWaves} look="waves" />
        <Rosette className={styles.mastheadRosette} />
        <Logo name="Verdigale" />
        <h1>The engraved kit</h1>
        <p>Hairlines, double rules and guilloché: money handled with care. Every part stands here in every state.</p>
        <div className={styles.tools}>
          {themes.map(({ id, label, icon }) => (
            <Chip isSelected={theme === id} key={label} onClick={() => pickTheme(id)}>
              <Icon as={icon} size={16} />
              {label}
            </Chip>
          ))}
          <Chip isSelected={isRtl} onClick={turn}>
            Right to left
          </Chip>
        </div>
      </header>
      <FoundationsChapter />
      <TilesChapter />
      <ControlsChapter />
      <FieldsChapter />
      <OverlaysChapter />
      <FeedbackChapter />
      <DataChapter />
    </div>
  );
}
