import { Menu, X } from 'lucide-react';
import { useId } from 'react';
import type { NavigationLink } from '../lib/routes';
import type { Link } from '../site/links';
import { ButtonLink } from '../ui/Button';
import { Logo } from '../ui/Logo';

export interface HeaderProps {
  brand: string;
  home: Link;
  links: readonly NavigationLink[];
  booking: Link;
  menuBooking: Link;
  menu: Record<'open' | 'close' | 'label' | 'phoneLabel', string>;
}

function MenuLinks({ links, className }: { links: readonly NavigationLink[]; className: string }) {
  return links.map(({ label, href, current }) => (
    <li key={href}>
      <a href={href} aria-current={current ? 'page' : undefined} className={className}>
        {label}
      </a>
    </li>
  ));
}

const menuButton =
  'grid size-12 cursor-pointer place-items-center rounded-pill -mr-2 hover:bg-pine-2 lg:hidden print:hidden';

function PhoneMenu({ links, menu, menuBooking }: HeaderProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={menu.open} className={menuButton}>
        <Menu aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        data-menu
        className="surface-pine page-width max-h-dvh border-rule border-b pb-8 backdrop:bg-night backdrop:opacity-60 [@media(prefers-reduced-transparency:reduce)]:backdrop:opacity-100 lg:hidden"
      >
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={menu.close}
          className={`my-3 ml-auto ${menuButton}`}
        >
          <X aria-hidden="true" />
        </button>
        <nav aria-label={menu.phoneLabel}>
          <ul className="mb-6 border-rule border-b">
            <MenuLinks
              links={links}
              className="flex min-h-14 items-center border-rule border-t font-bold font-display text-subheading aria-[current=page]:text-accent"
            />
          </ul>
        </nav>
        <ButtonLink link={menuBooking} />
      </div>
    </>
  );
}

/** One row at every width; only a long brand wraps. */
export function Header(props: HeaderProps) {
  const { brand, home, links, booking, menu } = props;
  return (
    <header className="surface-pine sticky top-0 z-40 cramped:static border-pine-2 border-b print:static">
      <div className="page-width flex min-h-header flex-wrap items-center gap-x-2 py-2 lg:gap-x-4">
        <a
          href={home.href}
          aria-label={home.label}
          className="flex min-h-11 min-w-0 grow basis-6 items-center rounded-small"
        >
          <Logo name={brand} />
        </a>
        <nav aria-label={menu.label} className="max-lg:hidden print:hidden">
          <ul className="flex gap-1">
            <MenuLinks
              links={links}
              className="flex min-h-11 items-center rounded-pill px-3.5 text-[1rem] hover:bg-pine-2 aria-[current=page]:text-accent"
            />
          </ul>
        </nav>
        {/* If the header scrolls away, the call stays at the bottom of the window. */}
        <ButtonLink
          link={booking}
          className="cramped:fixed cramped:right-4 cramped:bottom-3 cramped:[box-shadow:0_0_0_3px_var(--color-pine)] text-[1rem]"
        />
        <PhoneMenu {...props} />
      </div>
    </header>
  );
}
