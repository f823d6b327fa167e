/** An address that names a question opens its answer. */
export function openTargetedAnswer() {
  const target = document.getElementById(window.location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
