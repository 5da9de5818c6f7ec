/** A setting that stops the start: its name, the value that was read, the values that are allowed. */
export interface SettingProblem {
  name: string;
  read: string | undefined;
  allowed: string;
}

export class ConfigError extends Error {
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    super(
      problems
        .map(
          ({ name, read, allowed }) =>
            `${name}: ${read === undefined ? 'not set' : `read "${read}"`}; ${allowed}`,
        )
        .join('\n'),
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}
