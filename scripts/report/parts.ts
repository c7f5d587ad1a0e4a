/** The file that lists the parts of the last run, such as `npm test`, with their results. */
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
