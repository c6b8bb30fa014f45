export { askToInstall, hideInstallHint, isInstallHintHidden, useInstallWay } from './install-prompt.ts';
export { isStandalone, onStandalone } from './standalone.ts';
