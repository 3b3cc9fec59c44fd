import { HELP_QUESTION_LENGTH } from '@kashikari/kernel';
import { z } from 'zod';
import { text } from '../schema/text';

export const HelpQuestion = z
  .object({
    question: text(HELP_QUESTION_LENGTH, 1).describe(
      'The question in the person’s own words. Addresses, numbers and secrets in it are masked before a model reads it.',
    ),
    summarize: z
      .boolean()
      .optional()
      .describe(
        'False: passages alone, no language model. True by default, where the installation has a model.',
      ),
  })
  .meta({ id: 'HelpQuestion' });
