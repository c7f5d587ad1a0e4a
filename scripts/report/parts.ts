/** What a run of several parts (`npm test`) writes of itself, beside the reports of the test runners. */
export const PARTS_FILE = 'reports/parts.json';

export interface PartResult {
  /** The script of package.json. */
  script: string;
  status: 'passed' | 'failed' | 'unchanged';
  seconds: number;
  /** The test report that it wrote. */
  report?: string;
}

export interface Run {
  seconds: number;
  parts: PartResult[];
}
