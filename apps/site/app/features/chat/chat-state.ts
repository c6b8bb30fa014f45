import { createStore } from '#app/browser/create-store.ts';

export interface ChatState {
  /** `away`: nothing of the host is on the page. */
  status: 'away' | 'starting' | 'ready';
  isOpen: boolean;
  unread: number;
}

const away: ChatState = { status: 'away', isOpen: false, unread: 0 };
const chat = createStore(away);

export const useChatState = chat.useCurrent;

export function changeChat(change: Partial<ChatState>): void {
  chat.set({ ...chat.current(), ...change });
}

export function resetChat(): void {
  chat.set(away);
}
