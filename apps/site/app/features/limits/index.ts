export { AddLimitForm } from './add-limit-form.tsx';
export { EditLimitForm, useOwnLimit } from './edit-limit-form.tsx';
export { HelpOrganisations } from './help/help-organisations.tsx';
export { LimitsPage } from './limits-page.tsx';
export { LimitsPanel } from './limits-panel.tsx';
export { cashDefinitions } from './limit-kinds.ts';
export { SetLimit } from './set-limit.tsx';
export { StopForm } from './stops/stop-form.tsx';
export { SaferPlay } from './safer-play.tsx';
