/**
 * Lets callers go on in the order in which they asked, one in each turn of the event loop: work that takes the thread for
 * milliseconds, such as rendering a page, is not done twice before waiting requests are handled.
 */
export function oneATurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    const turn = last;
    last = turn.then(() => new Promise((done) => setImmediate(done)));
    return turn;
  };
}
