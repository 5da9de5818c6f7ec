/**
 * `npm run bench -- pages|flood|weight|collector|scale|publish|checkout|desk|members`: measures on this machine and prints the
 * goals beside the figures.
 */
const BENCHES = {
  pages: async () => (await import('./pages.ts')).benchPages(),
  flood: async () => (await import('./flood.ts')).benchFlood(),
  weight: async () => (await import('./weight.ts')).benchWeight(),
  collector: async () => (await import('./collector.ts')).benchCollector(),
  scale: async () => (await import('./scale.ts')).benchScale(),
  publish: async () => (await import('./publish.ts')).benchPublish(),
  checkout: async (args: readonly string[]) => (await import('./checkout.ts')).benchCheckout(args),
  members: async (args: readonly string[]) => (await import('./members.ts')).benchMembers(args),
  desk: async (args: readonly string[]) => (await import('./desk.ts')).benchDesk(args),
};

const [bench = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(BENCHES, bench)) {
  process.stderr.write(`Usage: npm run bench -- ${Object.keys(BENCHES).join('|')}\n`);
  process.exit(1);
}
const good = await BENCHES[bench as keyof typeof BENCHES](args);
process.exit(good ? 0 : 1);

export {};
