import { z } from 'zod';

const OPEN = z.registry<{ readonly open: true }>();

/**
 * Returns a schema for an object that another program creates (for example, a browser). Additional names are ignored.
 */
export function openObject<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).register(OPEN, { open: true });
}

/** Returns true if the object was made by {@link openObject}; also after `meta` and `describe`. */
export const isOpenObject = (schema: z.ZodObject): boolean => OPEN.get(schema)?.open === true;
