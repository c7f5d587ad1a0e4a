/** `npm run report`: prints the parts of the last run, and their counts. */
import {printReport} from './print';

printReport();
