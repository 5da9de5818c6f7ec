/**
 * Preloaded (`node --import`) into programs whose entry is not ours, such as Next.js: when the launcher is gone, even after
 * `kill -9`, they and the processes they started get the signal for an orderly stop.
 */
process.once('disconnect', () => {
  // The launcher makes each program the leader of a process group, whose id is the program's.
  process.kill(-process.pid, 'SIGTERM');
});
