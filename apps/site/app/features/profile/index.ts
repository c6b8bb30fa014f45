export { PlayerMenu } from './player-menu.tsx';
export { ProfileFrame } from './profile-frame.tsx';
export { ProfileInfo } from './profile-info.tsx';
