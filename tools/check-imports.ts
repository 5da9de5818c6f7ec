import { checkImports, checkThatRulesBite } from './import-rules/check-imports.ts';
import { root } from './test-step.ts';

// A separate program: reading every module would keep the process from noticing when its other steps end.
const found = [...(await checkThatRulesBite(root)), ...(await checkImports(root))];
for (const line of found) process.stdout.write(`  ${line}\n`);
process.exitCode = found.length > 0 ? 1 : 0;
