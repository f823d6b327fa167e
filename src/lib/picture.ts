export interface ClientPicture {
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  alt: string;
  /** '41 windows, 35 lit' */
  caption?: string | undefined;
  /** The address of a part of the drawing, shown small; photographs have none. */
  mark?: string | undefined;
  /** The formats and sizes of a photograph; none for a drawing. */
  sources: readonly Record<'srcSet' | 'type' | 'sizes', string>[];
  /** Photographs fill their frame; drawings are shown whole. */
  isPhoto: boolean;
}
