interface File {
  href: string;
  width: number;
  height: number;
}

export interface DrawingProps {
  file: File;
  /** The first whose media query matches replaces `file`. */
  others: readonly { media: string; file: File }[];
  alt?: string;
  loading?: 'eager' | 'lazy';
  /** Of the `<picture>`. */
  frame?: string;
  className?: string;
}

/** A drawing that is a file, as wide as its frame. Decorative without `alt`. */
export function Drawing(props: DrawingProps) {
  const { file, others, alt = '', loading = 'lazy', frame, className = '' } = props;
  return (
    <picture className={frame}>
      {others.map(({ media, file: { href, width, height } }) => (
        <source key={media} media={media} srcSet={href} width={width} height={height} />
      ))}
      <img
        src={file.href}
        width={file.width}
        height={file.height}
        alt={alt}
        loading={loading}
        decoding="async"
        className={`h-auto w-full ${className}`}
      />
    </picture>
  );
}
