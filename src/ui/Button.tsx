import type { ReactNode } from 'react';
import type { Link } from '../lib/routes';

const variants = { solid: 'button-solid', outline: 'button-outline' } as const;

export const Button = ({ children }: { children: ReactNode }) => (
  <button type="button" className="button button-solid cursor-pointer">
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
