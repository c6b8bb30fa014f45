import type { Profile } from '@verdigale/contract';
import type { ChatSettings } from '#app/site-context.ts';
import { changeChat, resetChat } from './chat-state.ts';
import { loadWidget, type FcWidget } from './fc-widget.ts';

/** Who talks: a player with a profile, or a guest. */
export interface ChatVisitor {
  profile: Profile | null;
  locale: string;
  /** The host has made a user of a player; the id brings the conversation back. */
  onRestoreId(restoreId: string): void;
}

let widget: FcWidget | undefined;
let visitor: ChatVisitor | undefined;
let hasActiveBonus = false;
let isHeard = false;
let started: Promise<void> | undefined;
let onLoaded: () => void = () => undefined;
/** Counts starts and stops: what was on its way for another visitor is dropped. */
let turn = 0;

/** Puts the host's widget on the page for this visitor, once; resolves when it can be opened. (wire 18) */
export function startChat(settings: ChatSettings, who: ChatVisitor): Promise<void> {
  started ??= start(settings, who).catch((error: unknown) => {
    // Belongs to the same player, who can try again with the button.
    takeAway();
    throw error;
  });
  return started;
}

async function start({ host, token }: ChatSettings, who: ChatVisitor): Promise<void> {
  const mine = ++turn;
  visitor = who;
  changeChat({ status: 'starting' });
  const loaded = await loadWidget(host);
  if (mine !== turn) return;
  widget = loaded;
  hear(loaded);
  const ready = new Promise<void>((resolve) => (onLoaded = resolve));
  loaded.init({
    token,
    host,
    externalId: who.profile?.id ?? null,
    restoreId: who.profile?.freshchatRestoreId ?? null,
    locale: who.locale,
    // The site has a button of its own.
    config: { headerProperty: { hideChatButton: true } },
  });
  await ready;
  if (mine !== turn) return;
  passProfile(visitor.profile);
  changeChat({ status: 'ready' });
}

/** Takes the player's conversation off the page. (CHAT-02) */
export function stopChat(): void {
  hasActiveBonus = false;
  takeAway();
}

function takeAway(): void {
  turn += 1;
  started = undefined;
  visitor = undefined;
  resetChat();
  widget?.user.clear();
  widget?.destroy();
  widget = undefined;
}

export function openChat(): void {
  widget?.open();
}

/** What an agent may know of the player, who may have changed it since the chat began. */
export function passProfile(profile: Profile | null): void {
  if (visitor) visitor = { ...visitor, profile };
  if (!profile || !widget) return;
  widget.user.setProperties({
    firstName: profile.firstName ?? profile.nickname ?? '',
    email: profile.email ?? '',
    'has-active-bonus': String(hasActiveBonus),
  });
}

/** Whether a bonus or free spins run, whenever that changes. (wire 18) */
export function passActiveBonus(isActive: boolean): void {
  if (isActive === hasActiveBonus) return;
  hasActiveBonus = isActive;
  if (visitor) passProfile(visitor.profile);
}

/** Once: the widget's object outlives its window. */
function hear(chat: FcWidget): void {
  if (isHeard) return;
  isHeard = true;
  chat.on('widget:loaded', () => onLoaded());
  chat.on('widget:opened', () => changeChat({ isOpen: true, unread: 0 }));
  chat.on('widget:closed', () => changeChat({ isOpen: false }));
  chat.on('unreadCount:notify', (answer) => changeChat({ unread: countIn(answer) }));
  chat.on('user:created', (answer) => {
    const restoreId = restoreIdIn(answer);
    if (restoreId !== null && visitor?.profile) visitor.onRestoreId(restoreId);
  });
}

function countIn(answer: unknown): number {
  const count = typeof answer === 'object' && answer !== null && 'count' in answer ? answer.count : 0;
  return typeof count === 'number' && count > 0 ? Math.floor(count) : 0;
}

function restoreIdIn(answer: unknown): string | null {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  const id = typeof data === 'object' && data !== null && 'restoreId' in data ? data.restoreId : null;
  return typeof id === 'string' && id !== '' ? id : null;
}
