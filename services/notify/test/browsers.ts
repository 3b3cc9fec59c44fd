import { push } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import type { TestPushService } from './push-endpoint';
import type { World } from './world';

export const user = (userId: string): Actor => ({ kind: 'user', userId });

export const tokensOf = (world: World, actor: Actor) =>
  world.service.as(actor).connect(push.PushTokenServiceClient);

/** Somebody turns a browser on. */
export async function turnOn(
  world: World,
  makers: TestPushService,
  userId: string,
  browser = userId,
  sessionId = '',
): Promise<push.PushToken> {
  const request = { ...makers.browser(browser), sessionId };
  return (await tokensOf(world, user(userId)).createPushToken(request)).pushToken!;
}
