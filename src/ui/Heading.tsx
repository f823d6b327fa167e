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
  title: 'text-display',
  heading: 'text-heading',
  subheading: 'text-subheading tracking-[-0.01em]',
  small: 'font-semibold font-text text-small md:text-body tracking-normal',
} as const;

const sizeByLevel = { 1: 'title', 2: 'heading', 3: 'subheading', 4: 'small' } as const;

export function Heading(props: HeadingProps) {
  const { level, size = sizeByLevel[level], id, className = '', children } = props;
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`${sizes[size]} ${className}`}>
      {children}
    </Tag>
  );
}
