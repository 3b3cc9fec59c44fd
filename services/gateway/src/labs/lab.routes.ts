import { actorUserId, EXPERIMENT_KEYS, FLAGS, LAB_KEYS, type Call } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { LabChoice, LabList } from './lab.schema';
import type { Flags } from '../flags/flags';
import type { z } from 'zod';

const tag = 'Labs';

const listLabs = route(
  {
    method: 'get',
    path: '/labs',
    operationId: 'listLabs',
    tag,
    summary: 'List labs',
    description: 'Features on trial, and whether they are on for the caller. Member cards have none (403).',
    auth: 'required',
    answer: { status: 200, description: 'All labs.', body: LabList },
    refuses: ['forbidden'],
  },
  async ({ call, services, flags }) => ({
    body: await listFor(call, (await services.labs.getLabs({}, call)).keys, flags),
  }),
);

const updateLabs = route(
  {
    method: 'patch',
    alsoPut: true,
    path: '/labs',
    operationId: 'updateLabs',
    tag,
    summary: 'Switch labs on or off',
    description: 'Labs that are not named stay as they are.',
    auth: 'required',
    body: LabChoice,
    answer: { status: 200, description: 'All labs after the change.', body: LabList },
    refuses: ['forbidden'],
  },
  async ({ body, call, services, flags }) => ({
    body: await listFor(call, (await services.labs.updateLabs({ labs: body }, call)).keys, flags),
  }),
);

async function listFor(
  call: Call,
  chosen: readonly string[],
  flags: Flags,
): Promise<z.input<typeof LabList>> {
  const { labs, experiments } = await flags.of(actorUserId(call.actor) ?? '', chosen);
  return {
    labs: LAB_KEYS.map((key) => ({ key, enabled: labs[key], ends_on: FLAGS[key].ends })),
    experiments: EXPERIMENT_KEYS.map((key) => ({ key, variant: experiments[key] })),
  };
}

export const labRoutes = [listLabs, updateLabs];
