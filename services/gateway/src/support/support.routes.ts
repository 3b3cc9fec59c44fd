import { enumOf, SETS } from '@kashikari/contracts';
import { INQUIRIES_PER_HOUR, INQUIRIES_PER_HOUR_ADDRESS } from '@kashikari/kernel';
import { z } from 'zod';
import { defineRoute } from '../rest/route';
import { route, type RequestContext } from '../rest/request-context';
import { NewFeedback, NewInquiry, SentInquiry } from './support.schema';

const tag = 'Support';

const LIMITS = `Up to ${INQUIRIES_PER_HOUR} an hour from one person, and ${INQUIRIES_PER_HOUR_ADDRESS} from one address.`;

const inquiries = defineRoute({
  method: 'post',
  path: '/inquiries',
  operationId: 'createInquiry',
  tag,
  summary: 'Create an inquiry',
  description: `Mails an inquiry to the operator, and a receipt to the caller if \`email\` is the caller’s confirmed address. 404 where the operator has no email address (OPERATOR_CONTACT). ${LIMITS}`,
  auth: 'lenient',
  body: NewInquiry,
  reachesOperator: true,
  answer: { status: 201, description: 'Mailed.', body: SentInquiry },
  refuses: ['not_found'],
});

const createInquiry = route(inquiries, sendInquiry);

/** The path as the specification spells it. */
const createInquiryAsSpelled = route(
  {
    ...inquiries,
    path: '/inquries',
    operationId: 'createInquiryAsSpelled',
    summary: 'Create an inquiry at the misspelled path',
    description: 'Same as `POST /inquiries`.',
  },
  sendInquiry,
);

type InquiryContext = Pick<RequestContext<typeof inquiries>, 'body' | 'call' | 'services' | 'shell'>;

async function sendInquiry({ body, call, services, shell }: InquiryContext) {
  const { number, replyBy } = await services.supports.createInquiry(
    {
      ...{ ...body, screen: body.screen ?? '', crash: body.crash ?? '' },
      ...{ locale: enumOf(SETS.locale, call.locale), shellId: shell?.id ?? '' },
    },
    call,
  );
  return { body: { number, reply_by: replyBy!.toISOString() } };
}

const createFeedback = route(
  {
    method: 'post',
    path: '/feedbacks',
    operationId: 'createFeedback',
    tag,
    summary: 'Create feedback',
    description: `Mails feedback to the operator. 404 as for \`POST /inquiries\`, with the same limits together. ${LIMITS}`,
    auth: 'lenient',
    body: NewFeedback,
    reachesOperator: true,
    answer: { status: 201, description: 'Mailed.', body: z.object({}) },
    refuses: ['not_found'],
  },
  async ({ body: { body, rating, screen = '' }, call, services, shell }) => {
    await services.supports.createFeedback({ body, rating, screen, shellId: shell?.id ?? '' }, call);
    return { body: {} };
  },
);

export const supportRoutes = [createInquiry, createInquiryAsSpelled, createFeedback];
