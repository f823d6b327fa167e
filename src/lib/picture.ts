export interface ClientPicture {
  src: string;
  /** Width and height in pixels. */
  width: number;
  height: number;
  alt: string;
  /** What the picture counts: '41 demos booked, 35 held'. */
  caption?: string | undefined;
  /** URL of the view `mark` of a drawing, a crop that is shown small. Photographs have none. */
  markSrc?: string | undefined;
  /** Formats and sizes of a photograph; none for a drawing. */
  sources: readonly Record<'srcSet' | 'type' | 'sizes', string>[];
  /** Photographs fill their frame; drawings are shown whole. */
  isPhoto: boolean;
}
