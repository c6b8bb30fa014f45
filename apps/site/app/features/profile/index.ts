export { PlayerButton } from './player-button.tsx';
export { PlayerPanel } from './player-panel.tsx';
export { ProfileFrame } from './profile-frame.tsx';
export { ProfileInfo } from './profile-info.tsx';
