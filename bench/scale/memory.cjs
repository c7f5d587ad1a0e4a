/** When a process exits, appends its peak memory in KiB to `PEAK_FILE`. NODE_OPTIONS loads this module. */
const {appendFileSync} = require('node:fs');

process.on('exit', () => {
  appendFileSync(process.env.PEAK_FILE, `${process.resourceUsage().maxRSS}\n`);
});
