import type { ReactNode } from 'react';

interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** Defaults to the level's size. */
  size?: keyof typeof sizes;
  id?: string;
  className?: string;
  children: ReactNode;
}

const sizes = {
  display: 'text-display',
  /** Fits 45 letters on three lines of its container. */
  cta: 'text-[min(10.5cqi,6rem)] leading-none tracking-tight',
  heading: 'text-heading',
  subheading: 'text-subheading',
  large: 'text-large leading-tight',
  label: 'font-semibold text-ink-muted text-small',
  small: 'font-semibold font-text text-small md:text-body tracking-normal',
} as const;

const sizeByLevel = { 1: 'display', 2: 'heading', 3: 'subheading', 4: 'label' } as const;

export function Heading(props: HeadingProps) {
  const { level, size = sizeByLevel[level], id, className = '', children } = props;
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`${sizes[size]} ${className}`}>
      {children}
    </Tag>
  );
}
