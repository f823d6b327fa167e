/** Sets parameters of a query and keeps the others. An empty value removes its parameter. */
export function setParameters(query: string, values: Readonly<Record<string, string | number>>) {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, `${value}`);
  }
  // Not `parameters.size`, which the oldest supported browsers lack.
  const text = parameters.toString();
  return text && `?${text}`;
}
