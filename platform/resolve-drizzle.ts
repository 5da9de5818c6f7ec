import { registerHooks } from 'node:module';

/** A file of drizzle-orm, of which content has its own copies; all of its `.js` files are ES modules. */
const OF_DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/;

/**
 * Preloaded (`node --import`) into programs that use the database. For each import of a `.js` file Node 24 parses the
 * `exports` of its package again, and those of drizzle-orm have 178 kB: that takes half of the storefront's loading time, and
 * two thirds of it for the program that prepares the database. Imports from one file of drizzle-orm to another can be resolved
 * from the path alone.
 */
registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? '';
    if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !OF_DRIZZLE.test(parent)) {
      return next(specifier, context);
    }
    return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
  },
});
