/*
 * Fills in the fields that the address names, as soon as they are there: from then on, what a field
 * shows is newer than the address. Leaves out what is no option or no number.
 */
{
  // Some mailers write `&` as `&amp;`.
  const query = location.search.replace(/&amp(?:;|%3B)/gi, '&');
  if (query !== location.search) {
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  }
  const parameters = new URLSearchParams(query);
  const beginsWithNumber = /^\s*[-+]?\s*[$€£]?\s*\d/;

  for (const field of document.querySelectorAll('main fieldset :is(input, select)')) {
    const value = parameters.get(field.name);
    if (value === null) continue;
    if (field.type === 'radio') {
      field.checked ||= field.value === value;
    } else if (field.type === 'select-one') {
      const option = [...field.options].find((candidate) => candidate.value === value);
      if (option && field.selectedIndex === 0) option.selected = true;
    } else if (field.inputMode !== 'numeric' || beginsWithNumber.test(value)) {
      // A default does not replace what was typed meanwhile.
      field.defaultValue = value;
      const { value: shown } = field;
      // React changes the default only.
      field.value = shown;
    }
  }
}
