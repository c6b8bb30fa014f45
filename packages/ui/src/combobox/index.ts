export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { Option } from '../list-box/index.ts';
