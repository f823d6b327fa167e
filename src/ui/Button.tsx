import type { ReactNode } from 'react';
import type { Link } from '../lib/routes';

const variants = { solid: 'button-solid', outline: 'button-outline' } as const;

interface ButtonProps {
  onClick: () => void;
  children: ReactNode;
}

export const Button = ({ onClick, children }: ButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className="button button-solid cursor-pointer"
    suppressHydrationWarning
  >
    {children}
  </button>
);

interface ButtonLinkProps {
  link: Link;
  variant?: keyof typeof variants;
  className?: string;
}

export function ButtonLink({ link, variant = 'solid', className = '' }: ButtonLinkProps) {
  return (
    <a
      href={link.href}
      className={`button ${variants[variant]} ${className}`}
      suppressHydrationWarning
    >
      {link.label}
    </a>
  );
}
