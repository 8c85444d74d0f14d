import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const BYTES_PER_KIBIBYTE = 1024;
const BYTES_PER_MEGABYTE = 1_000_000;

/** Positions of user and kernel time in `/proc/PID/stat`, counted after the name of the program. */
const USER_TIME = 11;
const KERNEL_TIME = 12;

/** Parses seconds of processor time from `/proc/PID/stat`, where the program's name may contain anything. */
export function secondsInStat(line: string): number {
  const fields = line
    .slice(line.lastIndexOf(')') + 1)
    .trim()
    .split(' ');
  return (Number(fields[USER_TIME]) + Number(fields[KERNEL_TIME])) / TICKS_PER_SECOND;
}

/** Returns the processes that a process has started, as Linux lists them for each of its threads. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'))
    .flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

/** Returns seconds of processor time of a process and its children so far. Linux only. */
export function processorSeconds(pid: number): number {
  const own = secondsInStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), own);
}

/** Returns the resident memory of a process in megabytes. Linux only. */
export function residentMegabytes(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kibibytes) * BYTES_PER_KIBIBYTE) / BYTES_PER_MEGABYTE;
}

/** Returns the resident memory of a process and its children in megabytes. Linux only. */
export function residentMegabytesWithChildren(pid: number): number {
  return childrenOf(pid).reduce(
    (sum, child) => sum + residentMegabytesWithChildren(child),
    residentMegabytes(pid),
  );
}
