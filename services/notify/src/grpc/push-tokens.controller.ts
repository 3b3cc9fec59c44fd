import { push } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { KeepPushTokens } from '../app/keep-push-tokens';
import type { PushToken } from '../domain/push-token';

@GrpcController(push.PushTokenServiceService)
export class PushTokensController {
  constructor(private readonly keeping: KeepPushTokens) {}

  async createPushToken(
    request: push.CreatePushTokenRequest,
    call: Call,
  ): Promise<push.CreatePushTokenResponse> {
    return { pushToken: toMessage(await this.keeping.create(request, call)) };
  }

  async listPushTokens(
    _request: push.ListPushTokensRequest,
    call: Call,
  ): Promise<push.ListPushTokensResponse> {
    const { tokens, key } = await this.keeping.list(call);
    return { pushTokens: tokens.map(toMessage), applicationServerKey: key };
  }

  async deletePushToken(
    { id }: push.DeletePushTokenRequest,
    call: Call,
  ): Promise<push.DeletePushTokenResponse> {
    await this.keeping.remove(id, call);
    return {};
  }
}

function toMessage({ id, endpoint, sessionId, createdAt }: PushToken): push.PushToken {
  return { id, endpoint, sessionId, createdAt: new Date(createdAt) };
}
