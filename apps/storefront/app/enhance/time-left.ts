/** Time until an end in whole units, as on a clock; undefined when it has come. */
export function timeLeft(end: number, now: number) {
  // The last second counts until it is over.
  const seconds = Math.ceil((end - now) / 1000);
  if (!(seconds > 0)) return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    days: two(Math.floor(seconds / 86_400)),
    hours: two(Math.floor(seconds / 3_600) % 24),
    minutes: two(Math.floor(seconds / 60) % 60),
    seconds: two(seconds % 60),
  };
}
