/** A retry asks for the whole address again; a link would leave out its fragment. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href=""]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    window.location.reload();
  });
}
