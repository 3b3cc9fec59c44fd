import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { instantWriter } from '../mappers/times';
import * as contract from './schedule.contract';
import { toSchedule } from './schedule.mapper';

const getSchedule = route(contract.getSchedule, async ({ params, query, call, services }) => {
  const { schedules } = await services.schedules.getSchedules(
    { goodIds: [params.id], from: query.from ?? '', days: query.days, byColumns: true },
    call,
  );
  const [schedule] = schedules;
  if (!schedule) throw notFound('good', params.id);
  return { body: { schedule: toSchedule(schedule) } };
});

const listSchedules = route(contract.listSchedules, async ({ query, call, services }) => {
  const goodIds = [...new Set(query.good_ids.split(','))];
  const { schedules } = await services.schedules.getSchedules(
    { goodIds, from: query.from ?? '', days: query.days, byColumns: true },
    call,
  );
  const instant = instantWriter();
  return { body: { schedules: schedules.map((schedule) => toSchedule(schedule, instant)) } };
});

export const scheduleRoutes = [getSchedule, listSchedules];
