import type { PageMeta } from '../../schema/site';

export const meta = {
  title: 'Page not found',
  description:
    'There is no page at this address. From here you can go to the case studies, the portfolio, the pricing or the home page.',
} satisfies PageMeta;

export const notFound = {
  code: '404',
  title: 'Oops! Page not found',
  intro: 'The address may be out of date or have a typo.',
  home: 'Return to Home',
  elsewhere: 'Or go straight to',
};
