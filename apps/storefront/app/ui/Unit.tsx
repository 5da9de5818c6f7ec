/** A unit on a label keeps its letters: `nm` is not `NM`, and `µm` in capitals would read as millimetres. */
export function Unit({ children }: { children: string }) {
  return <span className="normal-case">{children}</span>;
}
