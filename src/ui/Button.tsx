import type { ReactNode } from 'react';

const variants = {
  solid: 'border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover',
  outline: 'border-edge text-ink hover:border-action hover:bg-action hover:text-on-action',
} as const;

type ButtonVariant = keyof typeof variants;

export interface ButtonProps {
  variant?: ButtonVariant;
  onClick?: () => void;
  children: ReactNode;
}

export function Button({ variant = 'solid', onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`button ${variants[variant]} cursor-pointer`}
    >
      {children}
    </button>
  );
}

export interface ButtonLinkProps {
  link: { href: string; label: string };
  variant?: ButtonVariant;
  className?: string;
}

export function ButtonLink({ link, variant = 'solid', className = '' }: ButtonLinkProps) {
  return (
    <a href={link.href} className={`button ${variants[variant]} ${className}`}>
      {link.label}
    </a>
  );
}
