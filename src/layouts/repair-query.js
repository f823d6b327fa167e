if (location.search.lastIndexOf('?') > 0) {
  const query = location.search.slice(1).replaceAll('?', '&');
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}
