import { z } from 'zod';

const OPEN = z.registry<{ readonly open: true }>();

/** An object that somebody else makes (a browser, say), and may add names to: they are passed over. */
export function openObject<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).register(OPEN, { open: true });
}

/** Returns true if the object was made by {@link openObject}; also after `meta` and `describe`. */
export const isOpenObject = (schema: z.ZodObject): boolean => OPEN.get(schema)?.open === true;
