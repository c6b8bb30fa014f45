export { letPlay, stopPlay, type StopWish } from './stop-play.ts';
