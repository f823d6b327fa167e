/** In pixels, for `<img>`. */
export interface ImageFile {
  src: string;
  width: number;
  height: number;
}

/** The picture of a client's record. */
export interface ClientPicture extends ImageFile {
  alt: string;
  /** What it counts. */
  caption?: string | undefined;
  /** The address of its mark: one of the things that the drawing counts. */
  mark?: string | undefined;
  /** The formats and sizes of a photograph; none for a drawing. */
  sources: readonly Record<'srcSet' | 'type' | 'sizes', string>[];
  /** Photographs fill their frame; drawings are shown whole. */
  isPhoto: boolean;
}
