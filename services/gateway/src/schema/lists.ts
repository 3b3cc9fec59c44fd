import { z } from 'zod';
import { fault } from './text';

/** Some of a few words in an address, separated by commas: each once, in the order given. */
export function listOf<Word extends string>(words: readonly Word[]) {
  return z
    .string()
    .transform((value, context): readonly Word[] => {
      const given = [...new Set(value.split(','))];
      const known = words.filter((word) => given.includes(word));
      if (known.length < given.length) fault(context, 'choice', { allowed: words });
      return given as Word[];
    })
    .meta({ example: words.join(','), maxLength: words.join(',').length });
}
