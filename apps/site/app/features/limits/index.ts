export { AddLimitForm } from './add-limit-form.tsx';
export { EditLimitForm, useOwnLimit } from './edit-limit-form.tsx';
export { LimitsPage } from './limits-page.tsx';
export { LimitsPanel } from './limits-panel.tsx';
export { StopForm, type StopKind } from './stop-form.tsx';
