export { askAdjustment, type AskedAdjustment } from './ask-adjustment.ts';
export { decideAdjustment, listAdjustments, type WaitingAdjustment } from './decide-adjustment.ts';
