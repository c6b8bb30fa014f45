export { Flag, flagUrl } from './flag.tsx';
