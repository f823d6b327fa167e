if (matchMedia('(prefers-color-scheme: dark)').matches) {
  document.head.appendChild(document.createElement('meta')).name = 'darkreader-lock';
}
