/* Hides the projects until filter-page.ts, at the end of the page, applies the filters of the address. */
if (/[?&](?:amp;)?(?:industry|type|q)=/.test(location.search)) {
  document.documentElement.toggleAttribute('data-filtering', true);
}
