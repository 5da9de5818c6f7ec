/** The database does not answer, or not in time: nothing is wrong with what was asked. */
export class DatabaseOutage extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
    this.name = 'DatabaseOutage';
  }
}

/** Whether something failed because the database did: such a request may simply be tried again later. */
export function isDatabaseOutage(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseOutage) return true;
  }
  return false;
}
