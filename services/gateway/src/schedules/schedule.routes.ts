import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { scheduleToWrite } from './schedule.mapper';
import { schedulesOf } from './schedules-of';
import { byId } from '../schema/ids';
import { ScheduleAnswer, ScheduleList, scheduleQuery, schedulesQuery } from './schedule.schema';

const tag = 'Schedules';

const getSchedule = route(
  {
    method: 'get',
    path: '/goods/{id}/schedule',
    operationId: 'getSchedule',
    tag,
    summary: 'Get the schedule of a good',
    auth: 'optional',
    params: byId('good'),
    query: scheduleQuery,
    answer: {
      status: 200,
      description: 'The days of the schedule and the busy ranges.',
      body: ScheduleAnswer,
    },
    refuses: ['not_found'],
  },
  async ({ params, query, call, services }) => {
    const { schedules } = await services.schedules.getSchedules(
      { goodIds: [params.id], from: query.from ?? '', days: query.days },
      call,
    );
    const [schedule] = schedules;
    if (!schedule) throw notFound('good', params.id);
    return { body: { schedule: scheduleToWrite(schedule) } };
  },
);

const listSchedules = route(
  {
    method: 'get',
    path: '/schedules',
    operationId: 'listSchedules',
    tag,
    summary: 'List schedules of several goods',
    description: 'One schedule for each good that the caller may see, in the order of the request.',
    auth: 'optional',
    query: schedulesQuery,
    answer: { status: 200, description: 'The schedules.', body: ScheduleList },
  },
  async ({ query, call, services }) => {
    const window = { from: query.from ?? '', days: query.days };
    return { body: { schedules: await schedulesOf(services, query.good_ids.split(','), window, call) } };
  },
);

export const scheduleRoutes = [getSchedule, listSchedules];
