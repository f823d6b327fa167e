import type { ClientPicture } from '../lib/picture';

export interface PictureProps {
  picture: ClientPicture;
  isFirst?: boolean;
  /** Sets the aspect ratio. */
  className: string;
}

const photoClasses = 'rounded-card bg-card object-cover';
const drawingClasses = 'on-ground object-contain object-right-bottom';

/** A photograph fills its frame; a drawing lies at its bottom right. */
export function Picture({ picture, isFirst = false, className }: PictureProps) {
  const { src, alt, width, height, sources, isPhoto } = picture;
  return (
    <picture className={`block ${className}`}>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={`size-full text-small ${isPhoto ? photoClasses : drawingClasses}`}
      />
    </picture>
  );
}

/** One of the things that a client's drawing counts, before the client's name. Decorative. */
export function Mark({
  picture,
  className = 'size-7',
}: {
  picture: ClientPicture | undefined;
  className?: string;
}) {
  if (!picture?.mark) return null;
  return (
    <img
      src={picture.mark}
      width={28}
      height={28}
      alt=""
      loading="lazy"
      className={`on-ground shrink-0 ${className}`}
    />
  );
}
