/**
 * What the browser may fetch and render ahead when a visitor is about to follow a link: the other
 * pages of this site. Links within the page lead to what is there already, and every other origin,
 * the scheduling page first of all, must only hear of a visitor who has decided to come.
 */
export function speculationRules(here: string | null) {
  const pages = [{ href_matches: '/*' }, { not: { selector_matches: '[download],[target]' } }];
  const elsewhere = here === null ? [] : [{ not: { href_matches: here } }];
  return { prerender: [{ where: { and: [...pages, ...elsewhere] }, eagerness: 'moderate' }] };
}
