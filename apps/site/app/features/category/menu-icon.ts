import {
  Cherry,
  Clock,
  Coins,
  Compass,
  Crown,
  Flame,
  Gamepad2,
  Gem,
  Heart,
  History,
  House,
  LayoutGrid,
  type LucideIcon,
  Radio,
  Rocket,
  ScrollText,
  ShieldCheck,
  Sparkles,
  Spade,
  Star,
  Store,
  User,
  Wallet,
  Zap,
} from 'lucide-react';

/** The pictograms that content files may name for menus and categories. Each is part of every page: add what a brand uses. */
export const menuIcons = {
  cherry: Cherry,
  clock: Clock,
  coins: Coins,
  compass: Compass,
  crown: Crown,
  fire: Flame,
  game: Gamepad2,
  gem: Gem,
  grid: LayoutGrid,
  heart: Heart,
  history: History,
  home: House,
  live: Radio,
  provider: Store,
  rocket: Rocket,
  rules: ScrollText,
  shield: ShieldCheck,
  spade: Spade,
  sparkles: Sparkles,
  star: Star,
  user: User,
  wallet: Wallet,
  zap: Zap,
} as const satisfies Record<string, LucideIcon>;

/** The pictogram of that name; a plain grid for a name that this build does not know. */
export function menuIcon(name: string | undefined): LucideIcon {
  return (menuIcons as Record<string, LucideIcon>)[name ?? ''] ?? LayoutGrid;
}
