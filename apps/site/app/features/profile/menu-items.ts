<<<<<<< HEAD
import { BadgeCheck, Gift, History, ShieldCheck, User, Wallet, type LucideIcon } from 'lucide-react';
=======
import { Gift, History, KeyRound, ShieldCheck, User, Wallet, type LucideIcon } from 'lucide-react';
>>>>>>> 8c8d4b9 (Offer new passwords, sessions and autologin on the site)

/** An entry of the player's menu as content files write it; `to` has no locale prefix. */
export interface ProfileLink {
  label: string;
  to: string;
  icon?: string;
}

const icons: Readonly<Record<string, LucideIcon>> = {
  user: User,
  wallet: Wallet,
  history: History,
  gift: Gift,
  shield: ShieldCheck,
<<<<<<< HEAD
  verified: BadgeCheck,
=======
  key: KeyRound,
>>>>>>> 8c8d4b9 (Offer new passwords, sessions and autologin on the site)
};

export function profileIcon(name: string | undefined): LucideIcon {
  return icons[name ?? ''] ?? User;
}
