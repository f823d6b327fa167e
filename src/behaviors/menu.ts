/** Where the header shows its links in a row, as in the theme's `lg` breakpoint. */
const wide = '(min-width: 64rem)';

/** True where a link within the page was followed before this script came. */
function hasMovedWithin(): boolean {
  const { navigation } = globalThis as { navigation?: Navigation };
  return navigation?.activation?.entry.key !== navigation?.currentEntry?.key;
}

/** The phone menu closes when a link in it is followed and when the window grows wide. */
export function watchMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    menu.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
    });
    if (hasMovedWithin()) menu.hidePopover();
    window.matchMedia(wide).addEventListener('change', () => menu.hidePopover());
  }
}
