import { Menu, X } from 'lucide-react';
import { useId } from 'react';
import { content } from '../data/content';
import { getBookingLink, homeLink } from '../data/links';
import { ButtonLink } from '../ui/Button';
import { getHeaderLinks } from './navigation';

const { menu } = content.copy.shared;

const iconClasses =
  '-mr-2 ml-auto grid size-[48px] shrink-0 cursor-pointer place-items-center rounded-full hover:bg-pine-raised lg:hidden';

const homeClasses =
  'flex h-11 min-w-0 grow basis-6 flex-wrap content-start items-center gap-x-2 overflow-clip font-display [overflow-wrap:normal]';
const popoverClasses = 'surface-pine page-width max-h-dvh border-rule border-b pb-8';
const backdropClasses =
  'backdrop:bg-on-accent backdrop:opacity-60 [@media(prefers-reduced-transparency:reduce)]:backdrop:opacity-100';
const popoverListClasses =
  'max-lg:font-display max-lg:text-subheading max-lg:*:border-rule max-lg:*:border-b';
const desktopListClasses =
  'underline-offset-4 lg:flex lg:gap-[24px] lg:text-body xl:flex-wrap xl:gap-x-[40px]';

/** The longest names, of thirty letters, take three lines. The narrowest phones hide the name. */
const getSizeClasses = (name: string) =>
  name.length > 10
    ? 'max-2xs:sr-only text-small sm:max-lg:text-large xl:text-large'
    : 'text-small 2xs:text-large';

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
      <span className={`flex-[1_1_min-content] leading-[1.05] ${getSizeClasses(name)}`}>
        {name}
      </span>
    </>
  );
}

/** Shows one row at every width. Below `lg` the navigation is a popover. */
export function Header({ path }: { path: string }) {
  const menuId = useId();
  return (
    <header className="surface-pine sticky top-0 z-40 cramped:static border-pine-raised border-b">
      <div className="page-width flex min-h-header flex-wrap items-center gap-x-[8px] py-2 lg:gap-x-[32px] xl:flex-nowrap">
        {/* With large text, a word that does not fit beside the logo wraps and is clipped. */}
        <a
          href={homeLink.href}
          aria-label={homeLink.label}
          className={`${homeClasses} xl:shrink-0 xl:grow-0 xl:basis-[calc((100%-64px)/3)]`}
        >
          <Logo name={content.site.brand} />
        </a>
        <div
          id={menuId}
          popover="auto"
          className={`${popoverClasses} ${backdropClasses} lg:static lg:contents`}
        >
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={menu.close}
            className={`my-3 ${iconClasses}`}
          >
            <X />
          </button>
          <nav aria-label={menu.label} className="xl:min-w-0 xl:grow">
            <ul className={`${popoverListClasses} ${desktopListClasses}`}>
              {getHeaderLinks(path).map(({ label, href, isCurrent }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={isCurrent ? 'page' : undefined}
                    className="flex min-h-14 items-center hover:underline decoration-2 decoration-accent aria-[current=page]:underline lg:min-h-[44px]"
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
        <button type="button" popoverTarget={menuId} aria-label={menu.open} className={iconClasses}>
          <Menu />
        </button>
      </div>
    </header>
  );
}
