import { render } from 'astro:content';
import * as caseStudies from '@content/copy/case-studies';
import * as home from '@content/copy/home';
import * as portfolio from '@content/copy/portfolio';
import { socialCards as copy } from '@content/copy/social-cards';
import { identity } from '@content/identity';
import type { ReactElement } from 'react';
import { cardSize } from '../illustrations/cards/CardFrame';
import { CaseStudiesCard } from '../illustrations/cards/CaseStudiesCard';
import { type CardFile, cardFile, cardHref } from '../illustrations/cards/card-files';
import { DocumentCard } from '../illustrations/cards/DocumentCard';
import { HomeCard } from '../illustrations/cards/HomeCard';
import { PortfolioCard } from '../illustrations/cards/PortfolioCard';
import { projectPicture } from '../illustrations/pictures/picture-files';
import { interpolate } from '../lib/interpolate';
import { type Route, routes } from '../lib/routes';
import { legalDocument, sitePages } from '../site/pages';
import { recordsOf } from '../site/records';
import type { SocialImage } from './head';

interface DrawnCard {
  card: ReactElement;
  alt: string;
}

const brand = { name: identity.brand, host: new URL(identity.origin).host };

function homeCard(): DrawnCard {
  const { titleStart, titleEnd, stats } = home.hero;
  const title = `${titleStart} ${titleEnd}`;
  const figures = stats.map((stat) => `${stat.figure} ${stat.label}`).join(', ');
  return {
    card: <HomeCard {...{ brand, titleStart, titleEnd, stats }} />,
    alt: interpolate(copy.alt.home, { title, figures }),
  };
}

/** As many as the card has room for. */
const CASES_ON_CARD = 3;

async function caseStudiesCard(): Promise<DrawnCard> {
  const { title } = caseStudies.hero;
  const studies = (await recordsOf('caseStudies')).slice(0, CASES_ON_CARD);
  const cases = studies.map(({ id, industry, results, trend }) => ({
    id,
    industry,
    timeframe: results.timeframe,
    figure: results.headline.figure,
    words: results.headline.label,
    values: trend.points.map(({ value }) => value),
  }));
  const figures = cases.map(({ figure, words }) => `${figure} ${words}`).join(', ');
  return {
    card: <CaseStudiesCard {...{ brand, title, cases }} />,
    alt: interpolate(copy.alt.caseStudies, { title, figures }),
  };
}

async function portfolioCard(): Promise<DrawnCard> {
  const { title } = portfolio.hero;
  const projects = await recordsOf('projects');
  const industries = new Set(projects.map(({ industry }) => industry)).size;
  const summary = interpolate(copy.portfolioSummary, { projects: projects.length, industries });
  const pictures = projects.map((project) => projectPicture(project).svg);
  return {
    card: <PortfolioCard {...{ brand, title, summary, pictures }} />,
    alt: interpolate(copy.alt.portfolio, { title, summary }),
  };
}

async function documentCard(id: 'terms' | 'privacy'): Promise<DrawnCard> {
  const entry = await legalDocument(id);
  const { title, lead } = entry.data;
  const all = (await render(entry)).headings.filter(({ depth }) => depth === 2);
  const headings = all.map(({ text }) => text);
  return {
    card: <DocumentCard {...{ brand, title, lead, headings }} />,
    alt: interpolate(copy.alt.document, { title, count: headings.length }),
  };
}

async function plainCard(route: Route): Promise<DrawnCard> {
  const { name, meta } = (await sitePages())[route];
  return {
    card: <DocumentCard {...{ brand, title: name, lead: meta.description, headings: [] }} />,
    alt: name,
  };
}

const cards: Partial<Record<Route, () => DrawnCard | Promise<DrawnCard>>> = {
  [routes.home]: homeCard,
  [routes.caseStudies]: caseStudiesCard,
  [routes.portfolio]: portfolioCard,
  [routes.terms]: () => documentCard('terms'),
  [routes.privacy]: () => documentCard('privacy'),
};

export interface SocialCard extends SocialImage {
  file: CardFile;
}

/** The card of a page: the file, where it will be served, and what is seen in it. */
export async function socialCardOf(route: Route): Promise<SocialCard> {
  const { card, alt } = await (cards[route]?.() ?? plainCard(route));
  const file = await cardFile(route.slice(1).replaceAll('/', '-') || 'home', card);
  return { file, href: cardHref(file), ...cardSize, alt };
}
