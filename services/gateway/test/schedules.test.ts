import { reservation } from '@kashikari/contracts';
import request from 'supertest';
import { testApp } from './test-app';

const idAt = (at: number) => `0199d3a0-5b7e-7c41-9f0a-${String(at).padStart(12, '0')}`;

test('schedules of many goods are read side by side, and answered in the order asked, each once', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => idAt(60 - at));
  const getSchedules = jest.fn((asked: { goodIds: string[] }) =>
    Promise.resolve({
      schedules: asked.goodIds.map((goodId) => reservation.Schedule.fromPartial({ goodId })),
    }),
  );
  const app = testApp({ schedules: { getSchedules: getSchedules as never } });
  const asked = [...ids, ids[0]].join(',');
  const { body } = await request(app).get(`/v1/schedules?good_ids=${asked}&days=7`);
  expect(body.schedules.map(({ good_id: id }: { good_id: string }) => id)).toEqual(ids);
  expect(getSchedules.mock.calls.map(([{ goodIds }]) => goodIds.length)).toEqual([20, 20, 20]);
});
