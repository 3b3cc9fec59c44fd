import { z } from 'zod';
import { id } from '../schema/ids';
import { pattern } from '../schema/text';

export const PublishableKey = z
  .object({
    enabled: z.boolean().describe('Whether cards are taken here at all.'),
    key: z.string().describe('The payment provider’s key for browsers; empty if cards are off.'),
    script: z.string().describe('Address of the payment provider’s script.'),
  })
  .meta({ id: 'PublishableKey' });

export const OpenSheet = z
  .object({
    payment_id: id(),
    keep_card: z
      .boolean()
      .default(false)
      .describe('The payer agrees that the card is stored and charged for costs at the return.'),
  })
  .meta({ id: 'OpenSheet' });

export const Sheet = z
  .object({ client_secret: z.string().describe('For the provider’s script alone; never log or store it.') })
  .meta({ id: 'Sheet' });

export const KeptCard = z
  .object({
    id: z.string(),
    brand: z.string(),
    last4: z.string(),
    exp_month: z.int(),
    exp_year: z.int(),
  })
  .meta({ id: 'KeptCard' });

export const KeptCards = z.object({ cards: z.array(KeptCard) }).meta({ id: 'KeptCards' });

export const PayoutAccount = z
  .object({
    takes_cards: z.boolean().describe('Loans of the caller’s goods are paid by card.'),
    commission: z.int().nullable().describe('The operator’s share of what is paid by card, percent.'),
  })
  .meta({ id: 'PayoutAccount' });

export const ProviderPage = z
  .object({
    url: z.string().meta({ format: 'uri' }).describe('A page of the payment provider, for one visit.'),
  })
  .meta({ id: 'ProviderPage' });

/** Ids of cards are the provider's. */
export const cardParams = z.object({
  id: pattern(/^[a-z]+_\w+$/, 255)
    .meta({ example: 'pm_1QabcdEFGH' })
    .describe('Id of the card.'),
});

export const EventTaken = z.object({}).meta({ id: 'EventTaken' });
