/**
 * Lets those who ask go in the order in which they asked, one in each turn of the event loop: what takes the thread for
 * milliseconds, such as drawing a page, is not done twice before the requests that have come in are looked at.
 */
export function oneATurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    const turn = last;
    last = turn.then(() => new Promise((done) => setImmediate(done)));
    return turn;
  };
}
