/** `npm run report`: what the last run was, and its counts. */
import {printReport} from './print';

printReport();
