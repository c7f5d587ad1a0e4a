/** The addresses of the two sites that these tests open. */
import {BASE_PATH} from '../../support/navigationSite';

const PORT = Number(process.env.PORT ?? 4173);

/** The origin of the portal (tests/support/serveBuild.ts). */
export const ORIGIN = `http://localhost:${PORT}`;

/** The address of the fixture site (serveFixture.ts). Append a page's route without the slash at its beginning. */
export const FIXTURE = `http://localhost:${PORT + 1}${BASE_PATH}`;
