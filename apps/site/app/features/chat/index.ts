export { ChatLauncher } from './chat-launcher.tsx';
