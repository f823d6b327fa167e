/** The `lg` breakpoint, at which the header shows its links. */
const wide = '(min-width: 64rem)';

/** Whether a fragment link was followed before this script ran. */
function hasFollowedFragment(): boolean {
  const { navigation } = globalThis as { navigation?: Navigation };
  return navigation?.activation?.entry.key !== navigation?.currentEntry?.key;
}

/** Closes the phone menu when a link in it is followed and when the window grows wide. */
export function watchMenu() {
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
  });
  if (hasFollowedFragment()) menu?.hidePopover();
  window.matchMedia(wide).addEventListener('change', () => menu?.hidePopover());
}
