export interface SeenStart {
  /** Nothing was built and no demo loaded before. */
  first: boolean;
  /** Everything that the launcher has written until all programs answered. */
  output: string;
  /** The home page's HTML, fetched as soon as the launcher said that the shop runs. */
  home: string;
  /** From `npm start` to that page, in seconds. */
  shopAfter: number;
}

/** The longest that a newcomer should wait, in seconds. */
const GOALS = { firstShop: 20, wholeDemo: 60, laterShop: 5 };

/** What is wrong with a start of the demo shop, on whatever machine. */
export function faultsOf({ first, output, home }: SeenStart): string[] {
  const running = output.indexOf('Spindle runs');
  const building = output.indexOf('Building the backoffice');
  const says = (pattern: RegExp) => pattern.test(output);
  const [navigation = ''] = /<nav\b.*?<\/nav>/s.exec(home) ?? [];
  const expected: [boolean, string][] = [
    [/href="\/dvd-ripper["#?]/.test(navigation), 'the home page has no navigation'],
    first
      ? [running !== -1 && running < building, 'the shop waited for the back office to be built']
      : [building === -1, 'what was built is built again'],
    [
      says(/Back office .*being built/) === first,
      `the back office is said to be ${first ? 'there' : 'being built'}`,
    ],
    [says(/Demo .*is loading/) === first, `the demo is said to be ${first ? 'there' : 'loading'}`],
    [
      (wholeDemoAfter(output) !== undefined) === first,
      first ? 'the demo was not loaded whole' : 'the demo is loaded again',
    ],
  ];
  return expected.flatMap(([right, fault]) => (right ? [] : [fault]));
}

/** The times with their goals. A slow machine may miss one: that is printed, but fails nothing. */
export function timesOf({ first, output, shopAfter }: SeenStart): string {
  if (!first) return beside('shop', shopAfter, GOALS.laterShop);
  const times = [beside('shop', shopAfter, GOALS.firstShop)];
  const whole = wholeDemoAfter(output);
  if (whole !== undefined) times.push(beside('whole demo', whole, GOALS.wholeDemo));
  return times.join(', ');
}

function beside(what: string, seconds: number, goal: number): string {
  return `${what} after ${seconds.toFixed(1)} s (goal ${goal} s${seconds > goal ? ', MISSED' : ''})`;
}

function wholeDemoAfter(output: string): number | undefined {
  const [, seconds] = /The demo shop is loaded whole \(([\d.]+) s\)/.exec(output) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}
