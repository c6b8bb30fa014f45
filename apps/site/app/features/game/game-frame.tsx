import { Button } from '@verdigale/ui/button';
import { Spinner } from '@verdigale/ui/spinner';
import { useEffect, useRef, useState } from 'react';
import type { GameMessage } from '@verdigale/partner-wire';
import { useContent } from '#app/content/use-content.ts';
import styles from './game-frame.module.css';
import { useGameMessages } from './use-game-messages.ts';
import type { Launch } from './use-launch.ts';

/** After this long without a message, the player is offered to load the game again. */
const patienceMs = 8_000;

interface GameFrameProps {
  launch: Launch;
  title: string;
  onMessage: (message: GameMessage) => void;
  onAgain: () => void;
}

/**
 * The game in its sandbox. The frame reports when anything has loaded in it; the game itself reports when it is ready. A game that
 * is late, or never reports, is left alone and can be loaded again.
 */
export function GameFrame({ launch, title, onMessage, onAgain }: GameFrameProps) {
  const text = useContent('pages');
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'ready'>('loading');
  const [isLate, setLate] = useState(false);
  useGameMessages(frame, launch.origin, (message) => {
    if (message === 'ready') setState('ready');
    else onMessage(message);
  });
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const isSilent = isLate && state !== 'ready';
  return (
    <div className={styles.frame} data-silent={isSilent || undefined}>
      {isSilent && (
        <div className={styles.late} role="status">
          <span>{text('pages.game.late')}</span>
          <Button onClick={onAgain} size="sm">
            {text('pages.game.reload')}
          </Button>
        </div>
      )}
      <div className={styles.place}>
        {state === 'loading' && (
          <span className={styles.loading}>
            <Spinner />
          </span>
        )}
        <iframe
          allow="autoplay; fullscreen"
          onLoad={() => setState((before) => (before === 'ready' ? before : 'loaded'))}
          ref={frame}
          sandbox="allow-scripts allow-same-origin allow-forms"
          src={launch.url}
          title={title}
        />
      </div>
    </div>
  );
}
