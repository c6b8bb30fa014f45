export { Rosette, type RosetteProps } from './rosette.tsx';
