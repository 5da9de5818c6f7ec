import { relay, say } from './console.ts';
import { writeRunFile } from './run-file.ts';
import { type Shutdown, unlessEnding } from './shutdown.ts';
import { type Program, type Supervised, supervise } from './supervisor.ts';

export interface RunningPrograms {
  /** Starts more programs; resolves when they can work. */
  start(programs: readonly Program[]): Promise<void>;
}

/** The programs of one shop: recorded in the run file, and stopped together. */
export function runPrograms(dataDirectory: string, shutdown: Shutdown): RunningPrograms {
  const running: Supervised[] = [];
  const changed = () => {
    try {
      writeRunFile(
        dataDirectory,
        running.map((program) => program.pid()),
      );
    } catch (error) {
      // A full disk is no reason to stop a running shop.
      say((error as Error).message);
    }
  };
  shutdown.add({
    stop: async () => void (await Promise.all(running.map((program) => program.stop()))),
    kill: () => {
      for (const program of running) program.kill();
    },
  });
  return {
    async start(programs) {
      shutdown.signal.throwIfAborted();
      const started = programs.map((program) => supervise(program, { line: relay, changed }));
      running.push(...started);
      changed();
      await unlessEnding(Promise.all(started.map((program) => program.ready)), shutdown.signal);
    },
  };
}
