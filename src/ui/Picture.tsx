import type { ClientPicture } from '../data/pictures';

interface PictureProps {
  picture: Omit<ClientPicture, 'isPhoto'> & { isPhoto?: boolean };
  /** Attribute `sizes` of a photograph. */
  sizes?: string;
  /** Loads the picture at once and before others. */
  priority?: boolean;
  /** Photographs always are, unless they have priority. */
  isLazy?: boolean;
  /** Must set the aspect ratio, unless `imageClassName` does. */
  className?: string;
  imageClassName?: string;
}

const photoClasses = 'size-full rounded-card bg-card object-cover';
const drawingClasses = 'size-full object-contain object-right-bottom keep-background';

/** Shows a photograph filling its frame, or a drawing aligned to the bottom right of it. */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority, isLazy, className = '', imageClassName } = props;
  const { src, alt, width, height, sources, isPhoto } = picture;
  return (
    <picture className={`block ${className}`}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={isPhoto ? sizes : undefined} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={!priority && (isLazy || isPhoto) ? 'lazy' : 'eager'}
        fetchPriority={priority ? 'high' : undefined}
        className={`text-small ${imageClassName ?? (isPhoto ? photoClasses : drawingClasses)}`}
      />
    </picture>
  );
}
