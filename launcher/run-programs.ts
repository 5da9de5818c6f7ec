import { relay, say } from './console.ts';
import { writeRunFile } from './run-file.ts';
import { type Shutdown, unlessEnding } from './shutdown.ts';
import { type Program, type Supervised, supervise } from './supervisor.ts';

export interface RunningPrograms {
  /** Starts more programs; resolves when they can work. */
  start(programs: readonly Program[]): Promise<void>;
}

/** The programs of one shop: noted in the run file, and stopped together. */
export function runPrograms(dataDirectory: string, shutdown: Shutdown): RunningPrograms {
  const running: Supervised[] = [];
  const changed = () => {
    try {
      writeRunFile(
        dataDirectory,
        running.map((program) => program.pid()),
      );
    } catch (error) {
      // A disk that has filled up is no reason to end a shop that runs.
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
