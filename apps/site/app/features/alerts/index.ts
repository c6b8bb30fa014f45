export { preloadAlerts, showAlert, showError } from './show-alert.ts';
