import { spawn } from 'node:child_process';
import { runSteps } from './run-steps.ts';
import { allSteps } from './steps.ts';
import { checkStep } from './test-step.ts';

/**
 * `npm run check:busy`: the whole test run while another process keeps one core busy, like `node -e 'for(;;);'`; this one also
 * ends when the run is killed.
 */
const busy = spawn(process.execPath, ['--eval', `while (process.ppid === ${process.pid});`], {
  stdio: 'ignore',
});
process.once('exit', () => busy.kill('SIGKILL'));

const steps = allSteps(process.env);
const still = checkStep('the other process kept its core busy', async () =>
  busy.pid !== undefined && busy.exitCode === null ? [] : ['it ended before the tests did'],
);
await runSteps([...steps, { ...still, after: steps }]);
busy.kill('SIGKILL');
