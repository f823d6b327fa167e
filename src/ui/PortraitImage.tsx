import type { Portrait } from '../data/pictures';

interface PortraitImageProps {
  portrait: Portrait;
  /** Pixels. */
  size: number;
  /** Attribute `sizes` of a photograph. */
  sizes: string;
  className: string;
}

export function PortraitImage({ portrait, size, sizes, className }: PortraitImageProps) {
  const { src, srcSet, alt } = portrait;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      width={size}
      height={size}
      loading={srcSet ? 'lazy' : 'eager'}
      className={`object-cover ${className}`}
    />
  );
}
