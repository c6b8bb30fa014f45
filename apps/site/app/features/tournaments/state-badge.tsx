import { Badge, type BadgeTone } from '@verdigale/ui/badge';
import type { Tournament } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { phaseOf, type Phase } from './rules/phase.ts';

const tones: Record<Phase['name'], BadgeTone> = { planned: 'info', running: 'gain', counting: 'warn', finished: 'neutral' };

export function StateBadge({ tournament }: { tournament: Tournament }) {
  const text = useContent('pages');
  const { name } = phaseOf(tournament);
  return <Badge tone={tones[name]}>{text.dynamic('pages.tournament.states', name)}</Badge>;
}
