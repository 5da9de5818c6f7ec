/** Where visitors of an address are sent instead, or that nothing is there any more. */
export interface RedirectRule {
  /** A path without language prefix, or an address elsewhere; null where something was that was deleted. */
  to: string | null;
  /** Browsers and search engines remember it. */
  permanent: boolean;
}

/** A rule as it is written down, by an editor or with a product that is not sold any more. */
export interface WrittenRule extends RedirectRule {
  from: string;
  /** An editor's own, which counts before what products say, and is believed to lead somewhere. */
  own: boolean;
  /** Whether a page is at its target. */
  leads: boolean;
}

/**
 * The rules in force, by path: one for each, the first of a product's successors that has a page or a rule of its own;
 * led to the end in one step; without those that lead in a circle or nowhere.
 */
export function followRules(written: readonly WrittenRule[]): Map<string, WrittenRule> {
  const froms = new Set(written.map(({ from }) => from));
  const first = new Map<string, WrittenRule>();
  for (const rule of written) {
    const known = first.get(rule.from);
    const goesOn = rule.own || rule.leads || froms.has(targetOf(rule) ?? '');
    if (goesOn && (!known || (rule.own && !known.own))) first.set(rule.from, rule);
  }
  const circling = [...first.values()].filter((rule) => isInCircle(first, rule));
  for (const { from } of circling) first.delete(from);
  const followed = [...first.values()].flatMap((rule): [string, WrittenRule][] => {
    let last = rule;
    let permanent = rule.permanent;
    for (let next = after(first, last); next; next = after(first, last)) {
      last = next;
      permanent &&= next.permanent;
    }
    return last.own || last.leads ? [[rule.from, { ...rule, to: last.to, permanent }]] : [];
  });
  return new Map(followed);
}

/** The path that a rule leads to, without its mark. */
const targetOf = ({ to }: RedirectRule) => to?.split('#', 1)[0];

const after = (rules: ReadonlyMap<string, WrittenRule>, rule: WrittenRule) => rules.get(targetOf(rule) ?? '');

/** All of a circle are found by starting from each of them. */
function isInCircle(rules: ReadonlyMap<string, WrittenRule>, start: WrittenRule): boolean {
  const seen = new Set<WrittenRule>();
  for (let rule = after(rules, start); rule && !seen.has(rule); rule = after(rules, rule)) {
    if (rule === start) return true;
    seen.add(rule);
  }
  return false;
}
