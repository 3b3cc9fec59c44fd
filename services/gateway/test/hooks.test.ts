import { Hooks, type Hook } from '../src/test-hooks/hooks';

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour));

const SILENT = (): void => undefined;

/** A process with jobs at given hours; running one writes it down and may make an event for the other process. */
function fakeProcess(name: string, jobs: number[], ran: string[], onRun = SILENT) {
  const asked: string[] = [];
  let now = at(0);
  let inbox = 0;
  const process = {
    asked,
    deliver: () => (inbox += 1),
    hook: {
      setClock: async ({ now: to }: { now?: Date }) => {
        now = to ?? at(0);
        return {};
      },
      nextDue: async () => {
        const next = jobs.filter((hour) => at(hour) > now).sort((a, b) => a - b)[0];
        return { dueAt: next === undefined ? undefined : at(next) };
      },
      drain: async () => {
        const due = jobs.filter((hour) => at(hour) <= now);
        const idle = due.length === 0 && inbox === 0;
        const told = inbox > 0 || (due.length > 0 && onRun !== SILENT);
        asked.push(name);
        for (const hour of due) {
          jobs.splice(jobs.indexOf(hour), 1);
          ran.push(`${name}@${hour}`);
          onRun();
        }
        if (inbox > 0) ran.push(`${name}:event@${now.getUTCHours()}`);
        inbox = 0;
        return { idle, told };
      },
    } as unknown as Hook,
  };
  return process;
}

describe('the clock of all services', () => {
  it('goes from one due instant to the next, and lets all that follows happen before it goes on', async () => {
    const ran: string[] = [];
    const notify = fakeProcess('notify', [4], ran);
    const reservation = fakeProcess('reservation', [3, 5], ran, notify.deliver);
    await new Hooks([reservation.hook, notify.hook]).setClock(at(9));
    expect(ran).toEqual(['reservation@3', 'notify:event@3', 'notify@4', 'reservation@5', 'notify:event@5']);
  });

  it('asks nobody else where a job tells of nothing', async () => {
    const ran: string[] = [];
    const reservation = fakeProcess('reservation', [3, 4, 5], ran);
    const notify = fakeProcess('notify', [], ran);
    await new Hooks([reservation.hook, notify.hook]).setClock(at(9));
    expect(ran).toEqual(['reservation@3', 'reservation@4', 'reservation@5']);
    // The two quiet rounds at the end are everybody's.
    expect([reservation.asked.length, notify.asked.length]).toEqual([5, 2]);
  });

  it('leaves alone what falls due later', async () => {
    const ran: string[] = [];
    await new Hooks([fakeProcess('reservation', [3, 5], ran).hook]).setClock(at(4));
    expect(ran).toEqual(['reservation@3']);
  });

  it('gives up on services that never come to rest', async () => {
    const restless = {
      setClock: async () => ({}),
      drain: async () => ({ idle: false, told: true }),
    } as unknown as Hook;
    await expect(new Hooks([restless]).setClock(undefined)).rejects.toThrow(/Still running/);
  });
});
