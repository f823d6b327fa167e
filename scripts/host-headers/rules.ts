/** The value of a header where it differs from the one for every other path; empty for none. */
export interface Exception {
  /** An exact path, or one that ends in `*`. */
  path: string;
  value: string;
}

/** A header of the answers: its value on every path, and the paths that have another one. */
export interface SiteHeader {
  name: string;
  value: string;
  exceptions: Exception[];
}

interface Rule {
  path: string;
  removed: Set<string>;
  set: Map<string, string>;
}

const everyPath = '/*';

function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const rule = rules.at(-1);
    if (content.startsWith('/')) {
      rules.push({ path: content, removed: new Set(), set: new Map() });
    } else if (content.startsWith('! ')) {
      rule?.removed.add(content.slice(2).trim());
    } else {
      const colon = content.indexOf(':');
      if (colon < 1 || !rule) throw new Error(`_headers has a line that is no rule: ${content}`);
      rule.set.set(content.slice(0, colon), content.slice(colon + 1).trim());
    }
  }
  return rules;
}

/** Patterns come behind exact paths, which win over them. */
const byExactness = (one: Exception, other: Exception) =>
  Number(one.path.endsWith('*')) - Number(other.path.endsWith('*'));

/**
 * What `_headers` says, with the rules that add up there worked out: in other servers a rule for a
 * path takes the place of the general one.
 */
export function parseHeaders(text: string): SiteHeader[] {
  const rules = parseRules(text);
  const general = rules.find(({ path }) => path === everyPath)?.set ?? new Map<string, string>();
  const names = new Set(rules.flatMap(({ set }) => [...set.keys()]));
  return [...names].map((name) => {
    const value = general.get(name) ?? '';
    const exceptions = rules
      .filter(({ path }) => path !== everyPath)
      .map(({ path, removed, set }) => ({
        path,
        value: set.get(name) ?? (removed.has(name) ? '' : value),
      }))
      .filter((exception) => exception.value !== value)
      .sort(byExactness);
    return { name, value, exceptions };
  });
}

/** What a header says at an address; empty where the answer has none. */
export function valueAt({ value, exceptions }: SiteHeader, address: string): string {
  const exception = exceptions.find(({ path }) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
  );
  return exception?.value ?? value;
}
