import { enumOf, PATCHES, SETS } from '@kashikari/contracts';
import { route } from '../rest/request-context';
import { toSession } from './session-answer.mapper';
import * as contract from './user.contract';
import { toUser } from './user.mapper';
import { notFound } from '@kashikari/kernel';

const createUser = route(contract.createUser, async ({ body, call, services, sender }) => {
  const { time_zone: timeZone, account_name: _later, ...person } = body;
  const { address, isTrusted: trustedNetwork, userAgent, knownBrowser: before } = sender;
  const { user, session, knownBrowser } = await services.accounts.signUp(
    {
      ...person,
      localeEnum: enumOf(SETS.locale, person.locale),
      ...{ timeZone, address, trustedNetwork, userAgent, knownBrowser: { tokens: [...before] } },
    },
    call,
  );
  return { ...toSession(user, session), knownBrowser: knownBrowser?.tokens };
});

const getCurrentUser = route(contract.getCurrentUser, async ({ call, services, sender }) => {
  const { user } = await services.accounts.getUser({ id: 'current' }, call);
  if (!user) throw notFound('user', 'current');
  return { body: { user: toUser(user), token: sender.token ?? '' }, version: user.version };
});

const getUser = route(contract.getUser, async ({ params, call, services }) => {
  const { user } = await services.accounts.getUser({ id: params.id }, call);
  if (!user) throw notFound('user', params.id);
  return { body: { user: toUser(user) }, version: user.version };
});

const updateUser = route(contract.updateUser, async ({ params, body, call, services, ifVersion }) => {
  const { refresh_token: refreshToken = '', ...patch } = body;
  const { user } = await services.accounts.updateUser(
    {
      id: params.id,
      patch: PATCHES.user.write(patch),
      patchJson: JSON.stringify(patch),
      ifVersion,
      refreshToken,
    },
    call,
  );
  if (!user) throw notFound('user', params.id);
  const shown = toUser(user);
  return { body: { user: shown, pending_email: shown.pending_email }, version: user.version };
});

const deleteUser = route(contract.deleteUser, async ({ params, body, call, services }) => {
  await services.accounts.deleteUser({ id: params.id, email: body.email }, call);
  return {};
});

export const userRoutes = [createUser, getCurrentUser, getUser, updateUser, deleteUser];
