/** Sets parameters of a query and keeps the others; an empty value removes its parameter. */
export function withParameters(search: string, values: Readonly<Record<string, string | number>>) {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, `${value}`);
  }
  const query = parameters.toString();
  return query && `?${query}`;
}
