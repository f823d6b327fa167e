import type { ImageFile, PictureFiles } from '../lib/picture';

export interface PictureProps {
  picture: PictureFiles;
  isFirst?: boolean;
  className?: string;
}

/** Says what a poster counts, as its text alternative does. */
export function PictureCaption({ picture, className = '' }: Omit<PictureProps, 'isFirst'>) {
  if (!picture.caption) return null;
  return (
    <p aria-hidden="true" className={`text-balance font-semibold ${className}`}>
      {picture.caption}
    </p>
  );
}

/** `className` must set the aspect ratio. */
export function Picture({ picture, isFirst = false, className = '' }: PictureProps) {
  const { src, alt, width, height, sources, isPhoto } = picture;
  return (
    <picture className={`block ${isPhoto ? 'bg-card' : ''} ${className}`}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={`size-full text-small ${isPhoto ? 'object-cover' : ''}`}
      />
    </picture>
  );
}

export interface DrawingProps {
  file: ImageFile;
  loading?: 'eager' | 'lazy';
  className: string;
}

/** A drawing that is a file. Decorative. */
export function Drawing({ file, loading = 'lazy', className }: DrawingProps) {
  const { src, width, height } = file;
  return (
    <img src={src} width={width} height={height} alt="" loading={loading} className={className} />
  );
}
