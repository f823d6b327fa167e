/** The parameters by which campaigns mark their links, and how the owner knows them. */
const names = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  utm_term: 'term',
  utm_content: 'content',
  utm_id: 'id',
} as const;

type Parameter = keyof typeof names;

/** What the visitor arrived with, by parameter; empty where no campaign brought them. */
export type Campaign = ReadonlyMap<Parameter, string>;

/** Whoever writes a link writes these values: they are cut before they travel on. */
const LONGEST_VALUE = 60;
/** What schedulers keep of one field. */
const LONGEST_FIELD = 250;

const cut = (text: string, longest: number) => [...text].slice(0, longest).join('');

/** The campaign in a query: each known parameter once, others not at all. */
export function campaignIn(search: string): Campaign {
  const parameters = new URLSearchParams(search);
  const campaign = new Map<Parameter, string>();
  for (const name of Object.keys(names) as Parameter[]) {
    const value = cut(
      (parameters.get(name) ?? '').replace(/[\s\p{C}]+/gu, ' ').trim(),
      LONGEST_VALUE,
    );
    if (value !== '') campaign.set(name, value);
  }
  return campaign;
}

/** A link within the site that takes the campaign along, so that no page has to store it. */
export function withCampaign(href: string, campaign: Campaign): string {
  const url = new URL(href);
  for (const [name, value] of campaign) url.searchParams.set(name, value);
  return url.href;
}

/**
 * A link to the scheduling page that also says which campaign the visitor came from. Its fixed
 * marks stay. Schedulers show five fields and three are taken: the campaign's name goes into its
 * own, everything else that is known about it into the fifth, in words.
 */
export function withCampaignMarks(href: string, campaign: Campaign): string {
  const url = new URL(href);
  const name = campaign.get('utm_campaign');
  if (name !== undefined) url.searchParams.set('utm_campaign', name);
  const rest = [...campaign].filter(([parameter]) => parameter !== 'utm_campaign');
  const words = rest.map(([parameter, value]) => `${names[parameter]}: ${value}`).join(', ');
  if (words !== '') url.searchParams.set('utm_term', cut(words, LONGEST_FIELD));
  return url.href;
}
