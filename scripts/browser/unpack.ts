/** Unpacks the browser of @sparticuz/chromium into the temporary folder. */
void import('@sparticuz/chromium').then(({default: chromium}) => chromium.executablePath());
