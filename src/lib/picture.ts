/** In pixels, for `<img>`. */
export interface ImageFile {
  src: string;
  width: number;
  height: number;
}

export interface ClientPicture extends ImageFile {
  alt: string;
  /** '41 windows, 35 lit' */
  caption?: string | undefined;
  /** A small version for lists: a view inside the drawing. */
  mark?: string | undefined;
  /** The formats and sizes of a photograph; none for a drawing. */
  sources: readonly Record<'srcSet' | 'type' | 'sizes', string>[];
  /** Photographs fill their frame; drawings are shown whole. */
  isPhoto: boolean;
}
