export {
  countOpenFindings,
  everything,
  openFindings,
  payoutsHalted,
  resumePayouts,
  setMark,
  type Finding,
  type StoredFinding,
} from './finding.sql.ts';
export { readMark, recordFindings } from './findings.ts';
