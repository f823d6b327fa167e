import type { ReactNode } from 'react';
import type { Link } from '../lib/routes';

const shapeClasses =
  'inline-flex min-h-12 items-center justify-center rounded-full border-2 px-5 py-2.5 sm:px-6';
const baseClasses = `${shapeClasses} text-center leading-tight font-semibold transition-colors forced-color-adjust-none active:translate-y-px print:hidden`;

const variants = {
  solid: 'border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover',
  outline: 'border-edge text-ink hover:border-action hover:bg-action hover:text-on-action',
} as const;

type Variant = keyof typeof variants;

interface ButtonProps {
  variant?: Variant;
  onClick?: () => void;
  children: ReactNode;
}

export function Button({ variant = 'solid', onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`${baseClasses} ${variants[variant]} cursor-pointer`}
    >
      {children}
    </button>
  );
}

interface ButtonLinkProps {
  link: Link;
  variant?: Variant;
  className?: string;
}

export function ButtonLink({ link, variant = 'solid', className = '' }: ButtonLinkProps) {
  return (
    <a href={link.href} className={`${baseClasses} ${variants[variant]} ${className}`}>
      {link.label}
    </a>
  );
}
