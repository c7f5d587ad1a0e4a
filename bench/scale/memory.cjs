/** Appends a process's peak memory in KiB to PEAK_FILE when it exits. NODE_OPTIONS loads this file (`--require`). */
const {appendFileSync} = require('node:fs');

process.on('exit', () => {
  appendFileSync(process.env.PEAK_FILE, `${process.resourceUsage().maxRSS}\n`);
});
