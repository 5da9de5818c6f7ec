/** A reason not to start that the operator can remove: printed as one line, without a stack trace. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** The system's error codes for a disk that can't be written. */
const NO_ROOM: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EROFS: 'the disk is read-only',
};

/** The error as one line, if the operator can remove its cause. */
export function asStartProblem(error: unknown): StartProblem | undefined {
  if (error instanceof StartProblem) return error;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const reason = NO_ROOM[code];
  return reason === undefined
    ? undefined
    : new StartProblem(`${path ?? 'A file'} can't be written: ${reason}. Make room or set DATA_DIR.`);
}
