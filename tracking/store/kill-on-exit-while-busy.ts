export interface ExitGuard {
  /** Counts a statement as running until it settles. */
  run<T>(statement: () => Promise<T>): Promise<T>;
  /** Ends the guard once the engine is closed; it stays if statements are still running. */
  release(): void;
}

/**
 * The embedded engine crashes, or hangs for good, when the process exits while a statement runs (chdb 3.4.0). In that case the
 * process is killed instead: the data on disk survive that, and what the engine had not finished is done again.
 */
export function killOnExitWhileBusy(): ExitGuard {
  let running = 0;
  const onExit = () => {
    if (running > 0) process.kill(process.pid, 'SIGKILL');
  };
  // Runs before the engine's own listener, which closes the engine.
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
