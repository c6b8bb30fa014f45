export { matchesOption, optionNamed, type Option } from './option.ts';
export { OptionList } from './option-list.tsx';
