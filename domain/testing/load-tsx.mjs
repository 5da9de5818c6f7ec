// Node runs .ts files but not .tsx: this makes the mail templates loadable in a plain Node process.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const KEPT = join(import.meta.dirname, '../../.cache/tsx');
const salt = require('typescript/package.json').version + readFileSync(import.meta.filename, 'utf8');

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    return {
      format: 'module',
      source: transpiled(readFileSync(fileURLToPath(url), 'utf8')),
      shortCircuit: true,
    };
  },
});

/** Kept by what it is made of: to load TypeScript and transpile all templates takes a fifth of a program's start. */
function transpiled(source) {
  const kept = join(KEPT, `${createHash('sha256').update(salt).update(source).digest('hex')}.js`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    // It is new, or has changed.
  }
  const ts = require('typescript');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2024,
      verbatimModuleSyntax: true,
    },
  });
  mkdirSync(KEPT, { recursive: true });
  // Whole or not at all: several programs may start at once, and some are killed.
  const unfinished = `${kept}.${process.pid}`;
  writeFileSync(unfinished, outputText);
  renameSync(unfinished, kept);
  return outputText;
}
