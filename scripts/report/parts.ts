/** The file with the result of each part of the last run, such as a run of `npm test`. */
export const PARTS_FILE = 'reports/parts.json';

export interface PartResult {
  /** The name of the script in package.json. */
  script: string;
  status: 'passed' | 'failed' | 'unchanged';
  seconds: number;
  /** The path of the part's test report, if it writes one. */
  report?: string;
}

export interface Run {
  seconds: number;
  parts: PartResult[];
}
