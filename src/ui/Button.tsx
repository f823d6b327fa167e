import type { ReactNode } from 'react';
import type { Link } from '../lib/routes';

const variants = { solid: 'button-solid', outline: 'button-outline' } as const;

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
      className={`button cursor-pointer ${variants[variant]}`}
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
    <a href={link.href} className={`button ${variants[variant]} ${className}`}>
      {link.label}
    </a>
  );
}
