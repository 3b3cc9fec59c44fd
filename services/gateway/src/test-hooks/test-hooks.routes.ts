import { Router, json } from 'express';
import { z } from 'zod';
import { validationError } from '../errors/validation';
import { email } from '../schema/text';
import { instant } from '../schema/time';
import { instant as toInstant } from '../mappers/times';
import { call, type Hooks } from './hooks';
import type { Services } from '../clients/services';

const ClockBody = z.object({ now: instant().nullable() });
const PlanBody = z.object({ user_id: z.string().min(1), plan: z.string().min(1) });
const MailQuery = z.object({ to: email().optional() });

/** `/v1/test/*`, only where KASHIKARI_TEST_HOOKS=1. Not part of the contract's document. */
export function testHookRoutes(hooks: Hooks, services: Services): Router {
  const router = Router();
  router.put('/clock', json({ type: () => true }), async (request, response) => {
    const { now } = checked(ClockBody, request.body);
    await hooks.setClock(now === null ? undefined : new Date(now));
    response.status(204).end();
  });
  router.put('/plan', json({ type: () => true }), async (request, response) => {
    const { user_id: who, plan } = checked(PlanBody, request.body);
    await services.plans.setPlan({ who, plan, until: '', note: '', dryRun: false, by: 'test' }, call());
    await hooks.drain();
    response.status(204).end();
  });
  router.get('/mail', async (request, response) => {
    const { to } = checked(MailQuery, { ...request.query });
    const { mail } = await services.mails.listSentMail({ to: to ?? '' }, call());
    response.setHeader('Cache-Control', 'no-store').json({
      mail: mail.map(({ to, subject, text, html, sentAt }) => ({
        to,
        subject,
        text,
        html,
        sent_at: toInstant(sentAt),
      })),
    });
  });
  return router;
}

function checked<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (!result.success) throw validationError(result.error.issues, input);
  return result.data;
}
