import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import { ScheduleAnswer, ScheduleList, scheduleQuery, schedulesQuery } from './schedule.schema';

const tag = 'Schedules';

export const getSchedule = defineRoute({
  method: 'get',
  path: '/goods/{id}/schedule',
  operationId: 'getSchedule',
  tag,
  summary: 'What is free of one good',
  auth: 'optional',
  params: byId('good'),
  query: scheduleQuery,
  answer: { status: 200, description: 'Its days and what is taken.', body: ScheduleAnswer },
  refuses: ['not_found'],
});

export const listSchedules = defineRoute({
  method: 'get',
  path: '/schedules',
  operationId: 'listSchedules',
  tag,
  summary: 'What is free of many goods',
  description: 'One schedule per good that the caller may see, in the order asked.',
  auth: 'optional',
  query: schedulesQuery,
  answer: { status: 200, description: 'The schedules.', body: ScheduleList },
});
