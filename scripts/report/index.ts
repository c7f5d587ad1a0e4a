/** `npm run report`: prints what the last test run ran, and how many tests passed and failed. */
import {printReport} from './print';

printReport();
