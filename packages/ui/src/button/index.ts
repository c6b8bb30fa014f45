export { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';
export { Button, type ButtonProps } from './button.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
