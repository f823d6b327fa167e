import type { LoadedCaseStudy } from '../../data/case-studies';

type LayoutName = 'rising' | 'lowRising' | 'strip' | 'rail' | 'photo' | 'plain';

/** Chooses a layout by the picture of a case and the case of the band above, if there is one. */
export function getBandLayoutName(
  { picture, bandDrawing }: LoadedCaseStudy,
  previous?: LoadedCaseStudy,
): LayoutName {
  if (!picture) return 'plain';
  if (picture.isPhoto) return 'photo';
  if (bandDrawing) return bandDrawing.layout;
  // Only the heading of the section has room for a drawing that rises far.
  return previous ? 'lowRising' : 'rising';
}

/** Adds classes to parts of a band. */
interface BandLayout {
  [part: `band-${string}`]: string;
  /** The greatest height of the figure, as a share of the width available. */
  maxHeight: number;
  /** A margin for strokes that reach below the digits. */
  belowDescender: string;
}

const half = 'md-screen:col-[1/7]';
const besideFigure = 'md-screen:col-[7/-1] md-screen:row-[1/4]';

/* Makes a wide drawing as wide as the window. Its frame is only as wide as the page. */
const toEdges =
  'md-screen:absolute md-screen:left-1/2 md-screen:h-full md-screen:w-[100cqi] md-screen:max-w-none md-screen:[translate:-50%]';

/* The drawing overlaps what is above the band. Its ground line is on the baseline of the figure. */
const rising: BandLayout = {
  maxHeight: 0.28,
  'band-figure': half,
  belowDescender: 'md:mt-[calc(5%+1rem)]',
  /* The ground line is 3.33% above the bottom edge of the drawing. */
  'band-drawing':
    'md-screen:absolute md-screen:inset-x-0 md-screen:bottom-0 md-screen:[translate:0_3.33%] forced-colors:[translate:0]',
};

export const layouts: Record<LayoutName, BandLayout> = {
  rising: { ...rising, 'band-picture': `${besideFigure} md-screen:aspect-100/40` },
  lowRising: { ...rising, 'band-picture': `${besideFigure} md-screen:aspect-100/84` },
  /* The digits touch the belt. On phones, its belt continues to the right edge of the window. */
  strip: {
    maxHeight: 0.3,
    'band-name': 'md-screen:col-span-full',
    'band-figure': 'md-screen:col-span-full md-screen:-mt-[0.25%]',
    belowDescender: 'md:mt-[calc(10%+0.75rem)]',
    'band-picture':
      'max-md:not-print:aspect-square md-screen:col-span-full md-screen:row-start-2 md-screen:mt-2 md-screen:aspect-1200/192',
    'band-drawing': `${toEdges} max-md:not-print:absolute max-md:not-print:h-full max-md:not-print:w-[calc(100%+var(--gutter))] max-md:not-print:max-w-none`,
  },
  /* The drawing is the background of the band. */
  rail: {
    maxHeight: 0.44,
    'band-grid': 'md-screen:pt-0',
    'band-name': 'md-screen:pt-[calc(23.3%+2rem)]',
    'band-figure': 'md-screen:col-[1/8]',
    belowDescender: 'md:mt-[calc(7.5%+1rem)]',
    'band-picture':
      'md-screen:col-span-full md-screen:row-[1/7] md-screen:-z-1 md-screen:aspect-1200/560 md-screen:self-start',
    'band-drawing': toEdges,
    'band-caption': 'lg:max-w-[60%]',
  },
  photo: {
    maxHeight: 0.3,
    'band-grid': 'md-screen:grid-rows-[auto_1fr] md-screen:pt-10',
    'band-figure': half,
    belowDescender: 'md:mt-[calc(5%+1rem)]',
    'band-picture': `aspect-3/2 ${besideFigure}`,
  },
  /* The summary takes the place of the caption. */
  plain: {
    maxHeight: 0.2,
    'band-figure': 'md-screen:col-span-full md-screen:mt-[clamp(2rem,5cqi,6rem)]',
    belowDescender: 'md:mt-[calc(6.5%+1rem)]',
    'band-summary': 'md-screen:col-[7/-1] md-screen:row-start-4 md-screen:self-baseline',
    'band-link': 'md-screen:col-[7/-1] md-screen:row-start-5',
  },
};
