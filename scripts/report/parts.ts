/** The list of a run's parts (`npm test`), which is stored next to the reports of the test runners. */
export const PARTS_FILE = 'reports/parts.json';

export interface PartResult {
  /** The name of the script in package.json. */
  script: string;
  status: 'passed' | 'failed' | 'unchanged';
  seconds: number;
  /** The path of its test report, if it writes one. */
  report?: string;
}

export interface Run {
  seconds: number;
  parts: PartResult[];
}
