import { runSteps } from './run-steps.ts';
import { quickSteps } from './steps.ts';

await runSteps(quickSteps(process.env));
