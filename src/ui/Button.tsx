import type { ReactNode } from 'react';

export type ButtonVariant = 'solid' | 'outline';

const shared =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-pill border-2 px-5 py-2.5 sm:px-6 text-center font-semibold leading-tight no-underline transition-[background-color,border-color,color] print:hidden forced-color-adjust-none';

const variants = {
  solid:
    'border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover active:translate-y-px',
  outline:
    'border-edge bg-transparent text-ink hover:border-action hover:bg-action hover:text-on-action active:translate-y-px',
} as const;

export const buttonClasses = (variant: ButtonVariant) => `${shared} ${variants[variant]}`;

export interface ButtonProps {
  variant: ButtonVariant;
  onClick: () => void;
  children: ReactNode;
}

export function Button({ variant, onClick, children }: ButtonProps) {
  return (
    <button type="button" onClick={onClick} className={`${buttonClasses(variant)} cursor-pointer`}>
      {children}
    </button>
  );
}

export interface ButtonLinkProps {
  href: string;
  variant: ButtonVariant;
  className?: string;
  children: ReactNode;
}

export function ButtonLink({ href, variant, className = '', children }: ButtonLinkProps) {
  return (
    <a href={href} className={`${buttonClasses(variant)} ${className}`}>
      {children}
    </a>
  );
}
