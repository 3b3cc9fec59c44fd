import { z } from 'zod';
import { pattern } from './text';

const UUID = /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;

/** An id: opaque, sortable by creation (UUIDv7). */
export const id = () =>
  pattern(UUID, 36).meta({ format: 'uuid', example: '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11' });

/** An id, or the word by which people address the same thing: a group's slug, a user's account name. */
export const idOrName = (example: string) => pattern(/^[A-Za-z0-9_~-]{1,64}$/, 64).meta({ example });

/** A group's address: `-/{slug}`. */
export const slug = () =>
  pattern(/^[a-z0-9][a-z0-9_~-]{0,62}$/, 63, 'slug').meta({ example: 'media-library' });

/** Path parameters of a route on one thing. */
export const byId = (what: string) => z.object({ id: id().describe(`Id of the ${what}.`) });
