/** A reason not to start that the operator can remove: printed as one line, without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
