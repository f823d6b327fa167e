/** Makes the retry link of a static failure screen reload the page: the link alone drops the fragment. */
export function reloadOnRetry() {
  document.querySelector('[data-retry]')?.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
}
