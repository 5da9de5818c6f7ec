import { runSteps } from './run-steps.ts';
import { allSteps } from './steps.ts';

await runSteps(allSteps(process.env));
