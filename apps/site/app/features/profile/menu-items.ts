import { BadgeCheck, Bell, FileText, Gift, History, KeyRound, ShieldCheck, User, Wallet, type LucideIcon } from 'lucide-react';

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
  key: KeyRound,
  verified: BadgeCheck,
  bell: Bell,
  file: FileText,
};

export function profileIcon(name: string | undefined): LucideIcon {
  return icons[name ?? ''] ?? User;
}
