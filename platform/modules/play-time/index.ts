export { acknowledgeCheck } from './acknowledge.ts';
export { clockAt, sittingMs, type PlayClock } from './clock.ts';
export { checkMinutesOf, findPlayTime, notePlay, requireTimeLeft, requireTimeToPlay, untilCheck, type PlayTime } from './play-time.ts';
export { setPlayTime } from './set-play-time.ts';
