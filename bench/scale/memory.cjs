/** Loaded before a build with `NODE_OPTIONS=--require`: appends the process's peak memory in KiB to PEAK_FILE. */
const {appendFileSync} = require('node:fs');

process.on('exit', () => {
  appendFileSync(process.env.PEAK_FILE, `${process.resourceUsage().maxRSS}\n`);
});
