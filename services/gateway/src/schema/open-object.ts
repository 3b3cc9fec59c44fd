import { z } from 'zod';

const OPEN = z.registry<{ readonly open: true }>();

/** An object that somebody else makes (a browser, say), and may add names to: they are passed over. */
export function openObject<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).register(OPEN, { open: true });
}

/** Whether the object was made by {@link openObject}; `meta` and `describe` leave it so. */
export const isOpenObject = (schema: z.ZodObject): boolean => OPEN.get(schema)?.open === true;
