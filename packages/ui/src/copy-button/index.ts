export { CopyButton, copiedMs, type CopyButtonProps } from './copy-button.tsx';
