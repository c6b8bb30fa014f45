export {
  countOpenFindings,
  everything,
  findingsIn,
  openFindings,
  payoutsHalted,
  resumePayouts,
  setMark,
  type Finding,
  type StoredFinding,
} from './finding.sql.ts';
export { readMark, recordFindings } from './findings.ts';
