import { Menu, X } from 'lucide-react';
import { useId } from 'react';
import { content } from '../data/content';
import { getBookingLink, homeLink } from '../data/site-links';
import { ButtonLink } from '../ui/Button';
import { getHeaderLinks } from './navigation';

const { menu } = content.copy.shared;

function Logo({ name }: { name: string }) {
  return (
    <>
      {/* Lazy, so that the first paint does not wait for it. */}
      <img
        loading="lazy"
        src="/logo.svg"
        alt=""
        width={24}
        height={24}
        className="h-11 w-6 shrink-0 object-contain"
      />
      <span className={`header-name ${name.length > 10 ? 'header-name-long' : ''}`}>{name}</span>
    </>
  );
}

/** Shows one row at every width. Below `lg` the navigation is a popover. */
export function Header({ path }: { path: string }) {
  const menuId = useId();
  return (
    <header className="surface-pine sticky top-0 z-40 cramped:static border-pine-raised border-b">
      <div className="page-width flex min-h-header flex-wrap items-center gap-x-[8px] py-2 lg:gap-x-[32px] xl:flex-nowrap">
        <a href={homeLink.href} aria-label={homeLink.label} className="header-home">
          <Logo name={content.site.brand} />
        </a>
        <div id={menuId} popover="auto" className="header-menu surface-pine">
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={menu.close}
            className="header-icon my-3"
          >
            <X />
          </button>
          <nav aria-label={menu.label} className="xl:min-w-0 xl:grow">
            <ul className="header-links">
              {getHeaderLinks(path).map(({ label, href, isCurrent }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={isCurrent ? 'page' : undefined}
                    className="flex min-h-14 items-center hover:underline decoration-2 decoration-accent underline-offset-4 aria-[current=page]:underline lg:min-h-[44px]"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ButtonLink link={getBookingLink('menu')} className="mt-6 lg:hidden" />
        </div>
        {/* In cramped windows the header scrolls away and this button stays fixed. */}
        <ButtonLink
          link={getBookingLink('header')}
          variant="outline"
          className="cramped:fixed cramped:right-4 cramped:bottom-3 cramped:z-40 cramped:bg-surface shrink-0 whitespace-nowrap text-small"
        />
        <button type="button" popoverTarget={menuId} aria-label={menu.open} className="header-icon">
          <Menu />
        </button>
      </div>
    </header>
  );
}
