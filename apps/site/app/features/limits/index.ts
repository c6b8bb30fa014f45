export { LimitList } from './limit-list.tsx';
export { LimitsPanel } from './limits-panel.tsx';
