export { askToInstall, hideInstallHint, isInstallHintHidden, useInstallWay, type InstallWay } from './install-prompt.ts';
export { isStandalone, onStandalone } from './standalone.ts';
