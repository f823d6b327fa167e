import * as caseStudies from '@content/copy/case-studies';
import * as home from '@content/copy/home';
import * as portfolio from '@content/copy/portfolio';
import { socialCardAlt } from '@content/copy/social-cards';
import { identity } from '@content/identity';
import { cardFile } from '../illustrations/cards/card-files';
import { cardSize, SocialCard } from '../illustrations/cards/SocialCard';
import { interpolate } from '../lib/interpolate';
import { type Route, routes } from '../lib/routes';
import { sitePages } from '../site/pages';

const SQUARES = 32;

/** Titles of pages whose name is too short. */
const headlines: Partial<Record<Route, string>> = {
  [routes.home]: `${home.hero.titleStart} ${home.hero.titleEnd}`,
  [routes.caseStudies]: caseStudies.hero.title,
  [routes.portfolio]: portfolio.hero.title,
};

export async function socialCardOf(route: Route) {
  const title = headlines[route] ?? (await sitePages())[route].name;
  const { brand } = identity;
  const card = <SocialCard brand={brand} title={title} count={SQUARES} />;
  const file = await cardFile(route.slice(1).replaceAll('/', '-') || 'home', card);
  const alt = interpolate(socialCardAlt, { title, brand, count: SQUARES });
  return { ...file, ...cardSize, alt };
}
