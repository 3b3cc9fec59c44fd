import { z } from 'zod';
import { id, idOrName } from '../schema/ids';
import { text } from '../schema/text';

export const suggestQuery = z.object({
  q: text(200).describe('As far as it is typed. Latin letters after kana are those of an input method.'),
  group_id: idOrName('media-library').optional().describe('Only goods in this group (id or slug).'),
});

const Suggestion = z
  .object({
    kind: z.enum(['good', 'tag', 'category']),
    text: z.string(),
    good_id: id().nullable().describe('Of a title: the good that has been booked most. Null for others.'),
    count: z.int().describe('Goods that have it.'),
  })
  .meta({ id: 'Suggestion' });

export const SuggestionList = z.object({ suggestions: z.array(Suggestion) }).meta({ id: 'SuggestionList' });
