/** Loaded before a build with `NODE_OPTIONS=--require`: writes the largest memory of the process to PEAK_FILE, in KiB. */
const {appendFileSync} = require('node:fs');

process.on('exit', () => {
  appendFileSync(process.env.PEAK_FILE, `${process.resourceUsage().maxRSS}\n`);
});
