/*
 * Fills in the fields that the address names, as soon as the parser adds them, so that afterwards what
 * a field shows is newer than the address. Leaves out what is no option or no number. `data-filled`
 * tells which fieldset it was: portfolio.css hides the projects until React has filtered them.
 * A slider fills in the field beside it, too, which React reads when it starts.
 */
{
  // Some mailers write `&` as `&amp;`.
  const query = location.search.replace(/&amp(?:;|%3B)/gi, '&');
  if (query !== location.search) {
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  }
  const parameters = new URLSearchParams(query);
  const beginsWithNumber = /^\s*(?:[-+−]?\s*[$€£]?|[$€£]\s*[-+])\s*\d/;

  const fill = (field, value) => {
    if (field.type === 'radio') {
      if (field.value !== value) return false;
      field.checked = true;
    } else if (field.type === 'select-one') {
      const option = [...field.options].find((candidate) => candidate.value === value);
      // The parser may add it later.
      if (!option) return false;
      option.selected = true;
    } else if (field.inputMode === 'numeric' && !beginsWithNumber.test(value)) {
      return false;
    } else {
      field.value = value;
    }
    return true;
  };

  const filled = new Set();
  const observer = new MutationObserver(() => {
    for (const field of document.querySelectorAll('main fieldset [name]')) {
      const value = parameters.get(field.name);
      if (!value || filled.has(field) || !fill(field, value)) continue;
      filled.add(field);
      document.documentElement.dataset.filled = field.closest('fieldset').name;
    }
  });
  if (query) observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());

  const fillFromSlider = ({ target }) => {
    if (target.type === 'range') target.parentElement.querySelector('[name]').value = target.value;
  };
  // React, once it has started, must be the last to set the field.
  addEventListener('input', fillFromSlider, { capture: true });
}
