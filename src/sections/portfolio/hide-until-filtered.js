{
  const query = new URLSearchParams(location.search);
  if (['industry', 'type', 'q'].some((name) => query.has(name))) {
    const root = document.documentElement;
    root.toggleAttribute('data-filtering', true);
    setTimeout(() => root.removeAttribute('data-filtering'), 4000);
  }
}
