/**
 * Serves the last build for the browser tests, on port `PORT`, with the server named in `SERVER` (preview by default).
 */
import {readDelivery} from '../../scripts/delivery/delivery';
import {SERVERS, missingProgram, startServer, type ServerName} from './servers';

const name = (process.env.SERVER ?? 'preview') as ServerName;
if (!SERVERS.includes(name)) throw new Error(`SERVER is "${name}"; it can be ${SERVERS.join(', ')}.`);
const missing = missingProgram(name);
if (missing) throw new Error(`${name} is missing: ${missing}`);

void startServer(name, readDelivery(), Number(process.env.PORT ?? 4173)).then(({close}) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().then(() => process.exit());
    });
  }
});
