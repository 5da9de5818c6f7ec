import { spawn } from 'node:child_process';
import type { Environment } from './settings.ts';
import { StartProblem } from './start-problem.ts';

export interface Script {
  /** Arguments for Node. */
  command: readonly string[];
  cwd: string;
  env: Environment;
  /** Ends the script and everything it has started. */
  signal?: AbortSignal | undefined;
  /** Passes its output on at once; otherwise that is shown only when the script fails. */
  aloud?: boolean;
  /** Gives the script a channel that closes with this process, even when this is killed; the script then ends. */
  tied?: boolean;
}

/**
 * Runs a script to its end, in a process of its own, so that its memory is freed afterwards.
 * @throws {StartProblem} with `failure` and what the script wrote.
 */
export function runScript(
  { command, cwd, env, signal, aloud = false, tied = false }: Script,
  failure: string,
): Promise<void> {
  return new Promise((done, failed) => {
    signal?.throwIfAborted();
    const child = spawn(process.execPath, command, {
      cwd,
      env: env as NodeJS.ProcessEnv,
      detached: true,
      stdio: tied ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    signal?.addEventListener('abort', stop, { once: true });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      if (aloud) process.stdout.write(chunk);
      else output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', failed);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', stop);
      if (code === 0) done();
      else failed(new StartProblem(`${failure}\n${output.trim() || `exit code ${code}`}`.trim()));
    });
  });
}
