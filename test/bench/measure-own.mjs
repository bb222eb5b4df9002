// Loaded into the command line with `--import`: at the end, writes what the process itself has used to the file that
// MEASURE_OWN names, and how much of that went into starting others, in seconds; and its most memory.
import { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const file = process.env.MEASURE_OWN;
const starts = { count: 0, cpu: 0, wall: 0 };
const { spawn } = ChildProcess.prototype;

ChildProcess.prototype.spawn = function (...args) {
  const used = process.cpuUsage();
  const started = performance.now();
  const result = spawn.apply(this, args);
  starts.count += 1;
  starts.wall += (performance.now() - started) / 1000;
  starts.cpu += seconds(process.cpuUsage(used));
  return result;
};

process.on('exit', () => {
  if (file === undefined) return;
  const { maxRSS } = process.resourceUsage();
  writeFileSync(
    file,
    JSON.stringify({ cpu: seconds(process.cpuUsage()), starts, peakMiB: Math.round(maxRSS / 1024) }),
  );
});

function seconds({ user, system }) {
  return (user + system) / 1e6;
}
