import { questTaskType } from '@verdigale/contract';
import { CreditCard, Gamepad2, LogIn, MailCheck, Trophy, UserPen, type LucideIcon } from 'lucide-react';

const icons: Readonly<Record<number, LucideIcon>> = {
  [questTaskType.contact]: MailCheck,
  [questTaskType.fields]: UserPen,
  [questTaskType.win]: Trophy,
  [questTaskType.bet]: Gamepad2,
  [questTaskType.login]: LogIn,
  [questTaskType.deposit]: CreditCard,
};

export const taskIcon = (type: number): LucideIcon => icons[type] ?? Gamepad2;
