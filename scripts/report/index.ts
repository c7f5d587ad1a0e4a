/** `npm run report`: prints the parts of the last test run, and how many tests passed and failed. */
import {printReport} from './print';

printReport();
