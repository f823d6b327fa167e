/** What the pictures beside a shared link say and show; everything else on them comes from the pages. */
export const socialCards = {
  portfolioSummary: '{projects} projects from {industries} industries',
  alt: {
    home: '“{title}” on dark green beside small squares that settle into the days of a calendar. Below, four figures: {figures}.',
    caseStudies: '“{title}” above columns of squares that rise with each figure: {figures}.',
    portfolio: '“{title}” on dark green beside a wall of abstract pictures: {summary}.',
    document: '“{title}” beside the list of its {count} sections.',
  },
} as const;
