import { push } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { startPushService, type TestPushService } from './push-endpoint';
import { startNotify, type World } from './world';

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

/** A notify service and the push service of a browser's maker, for all tests of a file. */
export function besidePushService(): { readonly world: World; readonly makers: TestPushService } {
  let there: { world: World; makers: TestPushService } | undefined;
  beforeAll(async () => {
    const makers = await startPushService();
    there = { makers, world: await startNotify({ WEB_PUSH_TO_PRIVATE: '1' }) };
  });
  afterAll(async () => {
    await there?.world.service.stop();
    await there?.makers.close();
  });
  return {
    get world() {
      return there!.world;
    },
    get makers() {
      return there!.makers;
    },
  };
}
