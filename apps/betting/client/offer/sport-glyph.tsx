import { Icon } from '@verdigale/ui/icon';
import { CircleDot, Volleyball, Flag, Gamepad2, Goal, Snowflake, Trophy, type LucideIcon } from 'lucide-react';

const glyphs: Readonly<Record<string, LucideIcon>> = {
  football: Goal,
  tennis: CircleDot,
  basketball: Volleyball,
  'ice-hockey': Snowflake,
  esport: Gamepad2,
  racing: Flag,
};

/** A decorative mark of a sport. */
export const SportGlyph = ({ sport }: { sport: string }) => <Icon as={glyphs[sport] ?? Trophy} size={20} />;
