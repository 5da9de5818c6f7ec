export interface ExitGuard {
  /** Counts a statement as running until it settles. */
  run<T>(statement: () => Promise<T>): Promise<T>;
  /** The engine is closed. What still runs, it closes behind. */
  release(): void;
}

/**
 * The embedded engine crashes, or hangs for good, when the process exits while a statement runs (chdb 3.4.0). Then the
 * process is killed instead: what is on disk bears that, and what the engine had not finished is done again.
 */
export function killOnExitWhileBusy(): ExitGuard {
  let running = 0;
  const onExit = () => {
    if (running > 0) process.kill(process.pid, 'SIGKILL');
  };
  // Before the engine's own, which closes it.
  process.prependListener('exit', onExit);
  return {
    async run(statement) {
      running++;
      try {
        return await statement();
      } finally {
        running--;
      }
    },
    release() {
      if (running === 0) process.off('exit', onExit);
    },
  };
}
