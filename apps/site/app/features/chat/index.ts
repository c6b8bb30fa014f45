export { passActiveBonus } from './chat.ts';
export { ChatLauncher } from './chat-launcher.tsx';
