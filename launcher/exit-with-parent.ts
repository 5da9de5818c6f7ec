/**
 * Preloaded (`node --import`) into programs whose entry is not ours, such as Next.js: when the launcher is
 * gone, even by `kill -9`, they and what they started get the signal on which they stop in order.
 */
process.once('disconnect', () => {
  // The launcher makes each program the leader of a group, whose number is the program's.
  process.kill(-process.pid, 'SIGTERM');
});
