import { route } from '../rest/request-context';
import { HelpEvents } from '../answers/help-events';
import { helpStream } from '../answers/help-stream';
import { HelpQuestion } from './help.schema';

const answerQuestion = route(
  {
    method: 'post',
    path: '/help/answers',
    operationId: 'answerQuestion',
    tag: 'Support',
    summary: 'Answer a question',
    description: [
      'Server-sent events: `source` for each passage of the help that fits, `sentence` for each sentence of a language',
      'model that is grounded in one of them, and `done`. A model is called for signed-in accounts only, within a budget, and',
      'only where the installation has one. A failing model is no error: the passages are the answer. The question and',
      'the answer are not stored. Example: `event: source`, `data: {"slug":"extend","title":"…","heading":"","passage":"…"}`.',
    ].join(' '),
    auth: 'optional',
    readsOnly: true,
    body: HelpQuestion,
    answer: { status: 200, description: 'The answer.', body: HelpEvents, mediaType: 'text/event-stream' },
  },
  async ({ body, call, services, helpAnswers }) => {
    const gone = new AbortController();
    const { question, summarize = true } = body;
    const events = helpAnswers.answer({ question, summarize, call, services, gone: gone.signal });
    return { stream: helpStream(events, gone) };
  },
);

export const helpRoutes = [answerQuestion];
