/** A unit on a label keeps its lower case: `nm` is not `NM`, and `µm` in capitals would read as millimetres. */
export function Unit({ children }: { children: string }) {
  return <span className="normal-case">{children}</span>;
}
