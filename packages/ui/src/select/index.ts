export { Select, type SelectProps } from './select.tsx';
export type { Option } from '../list-box/index.ts';
