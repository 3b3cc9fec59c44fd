/** A value as JSON, which knows what it holds: a mail has texts alone. */
export type Json<Value> = string & { readonly holds?: Value };

export function toJson<Value>(value: Value): Json<Value> {
  return JSON.stringify(value);
}

/** Parses a list; undefined is an empty list. */
export function listIn<Each>(text: Json<readonly Each[]> | undefined): readonly Each[] {
  return text ? (JSON.parse(text) as Each[]) : [];
}
