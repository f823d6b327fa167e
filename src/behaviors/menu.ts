/** Where the header shows its links in a row, as in the theme's `lg` breakpoint. */
const wide = '(min-width: 64rem)';

/** The phone menu closes when a link in it is followed and when the window grows wide. */
export function watchMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    menu.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
    });
    window.matchMedia(wide).addEventListener('change', () => menu.hidePopover());
  }
}
