import type { CaseStudyWithPicture } from '../../data/case-studies';

type Arrangement = 'rising' | 'strip' | 'rail' | 'photo' | 'plain';

/** Returns how a result is laid out, by the kind of picture that it has. */
export function getArrangement({
  picture,
  wideDrawing,
}: Pick<CaseStudyWithPicture, 'picture' | 'wideDrawing'>): Arrangement {
  if (!picture) return 'plain';
  if (picture.isPhoto) return 'photo';
  return wideDrawing?.arrangement ?? 'rising';
}

/** The classes of each part of a band. `top` contains name, figure and label. `bottom` contains the rest. */
const noClasses = {
  band: '',
  grid: '',
  top: '',
  name: '',
  bottom: '',
  picture: '',
  image: '',
  caption: '',
  summary: '',
  link: '',
};

export type Layout = typeof noClasses & {
  figure: string;
  /** The greatest height of a figure, as a share of its width. */
  maxHeight: number;
  /** A margin for strokes that reach below the digits. */
  belowDescender: string;
};

const half = 'md-screen:col-[1/7]';
const besideFigure = 'md-screen:col-[7/-1] md-screen:row-[1/4]';

/* Makes a wide drawing as wide as the window. Its frame is only as wide as the page. */
const toEdges =
  'md-screen:absolute md-screen:left-1/2 md-screen:h-full md-screen:w-[100cqi] md-screen:max-w-none md-screen:-translate-x-1/2';

/* The drawing overlaps what is above the band. Its ground line is on the baseline of the figure. */
const rising = {
  ...noClasses,
  maxHeight: 0.28,
  band: 'max-md:bg-paper',
  top: 'max-md:page-text',
  figure: half,
  belowDescender: 'md:mt-[calc(5%+1rem)]',
  /* The ground line is 3.33% above the bottom edge of the drawing. */
  image:
    'md-screen:absolute md-screen:inset-x-0 md-screen:bottom-0 md-screen:translate-y-[3.33%] forced-colors:translate-y-0',
  bottom:
    'max-md:relative max-md:before:absolute max-md:before:-inset-x-(--gutter) max-md:before:top-[36vw] max-md:before:-bottom-4 max-md:before:-z-1 max-md:before:bg-surface',
};

export const arrangements: Record<Arrangement | 'lowRising', Layout> = {
  rising: { ...rising, picture: `${besideFigure} md-screen:aspect-100/40` },
  lowRising: { ...rising, picture: `${besideFigure} md-screen:aspect-100/84` },
  /* The drawing stands on the digits. On phones, its belt continues to the right edge of the window. */
  strip: {
    ...noClasses,
    maxHeight: 0.3,
    name: 'md-screen:col-span-full',
    figure: 'md-screen:z-auto md-screen:col-span-full md-screen:-mt-[0.25%]',
    belowDescender: 'md:mt-[calc(10%+0.75rem)]',
    picture:
      'max-md:not-print:aspect-square md-screen:col-span-full md-screen:row-start-2 md-screen:mt-2 md-screen:aspect-1200/192',
    image: `${toEdges} max-md:not-print:absolute max-md:not-print:h-full max-md:not-print:w-[calc(100%+var(--gutter))] max-md:not-print:max-w-none`,
  },
  /* The drawing is the background of the band. */
  rail: {
    ...noClasses,
    maxHeight: 0.44,
    grid: 'md-screen:pt-0',
    name: 'md-screen:pt-[calc(23.3%+2rem)]',
    figure: 'md-screen:col-[1/8]',
    belowDescender: 'md:mt-[calc(7.5%+1rem)]',
    picture:
      'md-screen:col-span-full md-screen:row-[1/7] md-screen:-z-1 md-screen:aspect-1200/560 md-screen:self-start',
    image: toEdges,
    caption: 'lg:max-w-[60%]',
  },
  photo: {
    ...noClasses,
    maxHeight: 0.3,
    grid: 'md-screen:grid-rows-[auto_1fr] md-screen:pt-10',
    figure: half,
    belowDescender: 'md:mt-[calc(5%+1rem)]',
    picture: `aspect-3/2 ${besideFigure}`,
  },
  /* The summary takes the place of the caption. */
  plain: {
    ...noClasses,
    maxHeight: 0.2,
    figure: 'md-screen:col-span-full md-screen:mt-[clamp(2rem,5cqi,6rem)]',
    belowDescender: 'md:mt-[calc(6.5%+1rem)]',
    summary: 'md-screen:col-[7/-1] md-screen:row-start-4 md-screen:self-baseline',
    link: 'md-screen:col-[7/-1] md-screen:row-start-5',
  },
};
