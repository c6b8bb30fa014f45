import { useSyncExternalStore } from 'react';

export interface ChatState {
  /** `away`: nothing of the host is on the page. */
  status: 'away' | 'starting' | 'ready';
  isOpen: boolean;
  unread: number;
}

const away: ChatState = { status: 'away', isOpen: false, unread: 0 };
let state = away;
const listeners = new Set<() => void>();

export function changeChat(change: Partial<ChatState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function resetChat(): void {
  changeChat(away);
}

export function useChatState(): ChatState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => away,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
