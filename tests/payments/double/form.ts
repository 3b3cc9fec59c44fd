import { badParameter } from './errors';

/** A form-encoded body or query with its brackets resolved; a list is a record with the keys 0, 1, 2 … */
export interface Form {
  [name: string]: string | Form;
}

/** Parses `a=1&b[c]=2&d[0]=3&d[]=4`. */
export function parseForm(text: string): Form {
  const form = Object.create(null) as Form;
  for (const [name, value] of new URLSearchParams(text)) {
    const [head = '', ...rest] = name.split('[');
    if (rest.some((part) => !part.endsWith(']'))) throw badParameter(name, `Invalid parameter name: ${name}`);
    put(form, [head, ...rest.map((part) => part.slice(0, -1))], value, name);
  }
  return form;
}

function put(form: Form, path: readonly string[], value: string, name: string): void {
  const [head, ...rest] = path;
  const key = head || String(Object.keys(form).length);
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const inner = (form[key] ??= Object.create(null) as Form);
  if (typeof inner === 'string') throw badParameter(name, `Invalid parameter: ${name}`);
  put(inner, rest, value, name);
}
