/**
 * Preloaded (`node --import`) into programs whose entry is not ours, such as Next.js: when the launcher is
 * gone, even by `kill -9`, they get the signal on which they stop in order.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
