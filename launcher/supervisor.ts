import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { crashesAfter, restartDelay } from './backoff.ts';
import type { Environment } from './settings.ts';
import { StartProblem } from './start-problem.ts';

export interface Program {
  name: string;
  /** Arguments for Node. */
  command: readonly string[];
  cwd: string;
  env: Environment;
  /** Answers 200 when the program is ready. */
  readyUrl: string;
}

export interface Supervised {
  name: string;
  pid(): number | undefined;
  /** Resolves when the program answers for the first time; rejects when it keeps ending before that. */
  ready: Promise<void>;
  /** Lets it drain, then makes sure that it and everything it started are gone. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

export interface SupervisorOptions {
  /** Called with every line the program writes. */
  line(program: string, text: string): void;
  /** Called whenever a process starts or ends, to update the list of processes to clean up. */
  changed?(): void;
  /** How long a program may drain, in ms. */
  grace?: number;
}

/** A program that ends this often before it was ever ready is given up. */
const START_ATTEMPTS = 3;

/** Runs a program and restarts it, with growing delays, whenever it ends by itself. */
export function supervise(program: Program, options: SupervisorOptions): Supervised {
  const { line, changed = () => {}, grace = 12_000 } = options;
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  let wasReady = false;
  let crashes = 0;
  let markReady: () => void = () => {};
  let markHopeless: (problem: Error) => void = () => {};
  const ready = new Promise<void>((done, failed) => {
    markReady = done;
    markHopeless = failed;
  });

  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      const begun = Date.now();
      child = start(program, (text) => line(program.name, text));
      const ended = new AbortController();
      const exit = once(child).finally(() => ended.abort());
      changed();
      void waitForAnswer(program.readyUrl, ended.signal).then((answered) => {
        if (!answered) return;
        wasReady = true;
        markReady();
      });
      const how = await exit;
      // Processes it has started must not outlive it.
      signalGroup(child, 'SIGKILL');
      child = undefined;
      changed();
      if (stopping.signal.aborted) return;
      crashes = crashesAfter(crashes, Date.now() - begun);
      if (!wasReady && crashes >= START_ATTEMPTS) {
        markHopeless(new StartProblem(`The ${program.name} does not start (${how}).`));
        return;
      }
      const wait = restartDelay(crashes);
      line(program.name, `ended (${how}); starting it again in ${wait} ms`);
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const done = keepRunning();

  return {
    name: program.name,
    pid: () => child?.pid,
    ready,
    async stop() {
      stopping.abort();
      child?.kill('SIGTERM');
      const force = setTimeout(() => signalGroup(child, 'SIGKILL'), grace);
      await done;
      clearTimeout(force);
    },
    kill() {
      stopping.abort();
      signalGroup(child, 'SIGKILL');
    },
  };
}

function start({ command, cwd, env }: Program, line: (text: string) => void): ChildProcess {
  const child = spawn(process.execPath, command, {
    cwd,
    env: env as NodeJS.ProcessEnv,
    // A process group of its own, so that Ctrl-C reaches only the launcher, which then stops everything in order.
    detached: true,
    // Nothing is sent over the channel: when it closes, the program knows that the launcher is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', line);
  }
  return child;
}

/** Resolves with a description of how it ended. */
function once(child: ChildProcess): Promise<string> {
  return new Promise((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) => done(signal ?? `exit code ${code}`));
  });
}

async function waitForAnswer(url: string, ended: AbortSignal): Promise<boolean> {
  while (!ended.aborted) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.any([ended, AbortSignal.timeout(2000)]) });
      await answer.body?.cancel();
      if (answer.ok) return true;
    } catch {
      // Not listening yet.
    }
    await delay(50, undefined, { signal: ended }).catch(() => {});
  }
  return false;
}

function signalGroup(child: ChildProcess | undefined, signal: NodeJS.Signals): void {
  if (child?.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The whole group has ended.
  }
}
