import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever its kernel does inside. */
const TICKS_PER_SECOND = 100;

/** Places of the time in user and in kernel mode in `/proc/PID/stat`, counted from after the name of the program. */
const USER_TIME = 11;
const KERNEL_TIME = 12;

/** Seconds of processor time in one line of `/proc/PID/stat`. The name of the program may contain anything. */
export function secondsInStat(line: string): number {
  const fields = line
    .slice(line.lastIndexOf(')') + 1)
    .trim()
    .split(' ');
  return (Number(fields[USER_TIME]) + Number(fields[KERNEL_TIME])) / TICKS_PER_SECOND;
}

/** Processes that a process has started, as Linux lists them for each of its threads. */
function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'))
    .flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

/**
 * Seconds of processor time that a process and everything it started have used so far.
 *
 * @returns null where the system has no `/proc` to say so.
 * @throws Error when there is no such process.
 */
export function processorSeconds(pid: number): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const own = secondsInStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return childrenOf(pid).reduce((sum, child) => sum + (processorSeconds(child) ?? 0), own);
}
