/** The address to which visitors are redirected, or the fact that nothing is there any more. */
export interface RedirectRule {
  /** A path without language prefix, or a URL elsewhere; null for the address of something that was deleted. */
  to: string | null;
  /** Whether browsers and search engines may remember it. */
  permanent: boolean;
}

/** A rule as it is stored, by an editor or with a product that is no longer sold. */
export interface WrittenRule extends RedirectRule {
  from: string;
  /** Written by an editor: takes precedence over rules of products, and is trusted to lead somewhere. */
  own: boolean;
  /** Whether there is a page at its target. */
  leads: boolean;
}

/**
 * The rules in force, by path. Each path has one rule: for a product, the first of its successors that has a page or a
 * rule of its own. Chains are shortened to one step; rules that lead in a circle or nowhere are dropped.
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

/** The path that a rule leads to, without its anchor. */
const targetOf = ({ to }: RedirectRule) => to?.split('#', 1)[0];

const after = (rules: ReadonlyMap<string, WrittenRule>, rule: WrittenRule) => rules.get(targetOf(rule) ?? '');

/** Called for each rule, this finds every member of a circle. */
function isInCircle(rules: ReadonlyMap<string, WrittenRule>, start: WrittenRule): boolean {
  const seen = new Set<WrittenRule>();
  for (let rule = after(rules, start); rule && !seen.has(rule); rule = after(rules, rule)) {
    if (rule === start) return true;
    seen.add(rule);
  }
  return false;
}
