import type { ReactNode } from 'react';

const shared =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-pill border-2 px-5 py-2.5 sm:px-6 text-center font-semibold leading-tight no-underline transition-[background-color,border-color,color] active:translate-y-px print:hidden forced-color-adjust-none';

const variants = {
  solid: 'border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover',
  outline: 'border-edge text-ink hover:border-action hover:bg-action hover:text-on-action',
} as const;

type ButtonVariant = keyof typeof variants;

const buttonClasses = (variant: ButtonVariant) => `${shared} ${variants[variant]}`;

export interface ButtonProps {
  variant?: ButtonVariant;
  onClick?: () => void;
  children: ReactNode;
}

export function Button({ variant = 'solid', onClick, children }: ButtonProps) {
  return (
    <button type="button" onClick={onClick} className={`${buttonClasses(variant)} cursor-pointer`}>
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
    <a href={link.href} className={`${buttonClasses(variant)} ${className}`}>
      {link.label}
    </a>
  );
}
