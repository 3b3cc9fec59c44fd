import { HELP_ARTICLES_PER_ANSWER } from '@kashikari/kernel';
import { z } from 'zod';

const slug = () => z.string().describe('The article: `/help/{slug}`.');

function helpEvent<const Name extends string, Data extends z.ZodObject>(
  name: Name,
  data: Data,
  meaning: string,
) {
  return z
    .object({ event: z.literal(name), data })
    .describe(meaning)
    .meta({ id: `Help${name[0]!.toUpperCase()}${name.slice(1)}` });
}

const source = helpEvent(
  'source',
  z.object({
    slug: slug(),
    title: z.string(),
    heading: z.string().describe('Heading above the passage; empty at the beginning of the article.'),
    passage: z.string().describe('A paragraph of the article, as it is.'),
  }),
  `A passage that fits the question, best first, of up to ${HELP_ARTICLES_PER_ANSWER} articles.`,
);

const sentence = helpEvent(
  'sentence',
  z.object({
    text: z.string(),
    slug: slug(),
    passage: z.string().describe('The passage that supports the sentence: one of the sources.'),
  }),
  'A sentence of a language model, after its numbers, addresses, paths and labels were found in its passage.',
);

const done = helpEvent(
  'done',
  z.object({
    outcome: z
      .enum(['model', 'passages', 'none'])
      .describe('`model`: at least one sentence; `passages`: sources alone; `none`: no article fits.'),
    reason: z
      .enum(['off', 'cap', 'slow', 'failed', 'unsupported'])
      .optional()
      .describe(
        'Reason for no sentence although one was wanted: not for this caller, budget spent, model too slow, model failed, or nothing that it wrote is grounded in the passages.',
      ),
  }),
  'The last event.',
);

export const HelpEvents = z.union([source, sentence, done]).meta({ id: 'HelpEvents' });

export type HelpEvent = z.infer<typeof HelpEvents>;

export type HelpSource = z.infer<typeof source>['data'];

export type UnansweredReason = NonNullable<z.infer<typeof done>['data']['reason']>;
