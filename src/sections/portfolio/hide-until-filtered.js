/* Not `display: none`: the browser must find the project that the address links to. */
{
  const query = new URLSearchParams(location.search);
  if (['industry', 'type', 'q'].some((name) => query.get(name)?.trim())) {
    const root = document.documentElement;
    root.toggleAttribute('data-filtering', true);
    setTimeout(() => root.removeAttribute('data-filtering'), 4000);
  }
}
