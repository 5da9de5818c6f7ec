import { registerHooks } from 'node:module';

/** A file of drizzle-orm, of which content has copies of its own; all of its `.js` files are ES modules. */
const OF_DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/;

/**
 * Preloaded (`node --import`) into programs that use the database. For each import of a `.js` file Node 24 parses the
 * `exports` of its package again, and drizzle-orm's are 178 kB: that is half of the time in which the storefront is
 * loaded, and two thirds of it for what prepares the database. What one file of drizzle-orm imports of another can be
 * told from its address alone.
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
