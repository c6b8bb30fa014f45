export { askToInstall, hideInstallHint, isInstallHintHidden, useInstallWay, type InstallWay } from './install-prompt.ts';
export { registerWorker } from './register-worker.ts';
export { isStandalone, onStandalone } from './standalone.ts';
