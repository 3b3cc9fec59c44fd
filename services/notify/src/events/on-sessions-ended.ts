import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { KeepPushTokens } from '../app/keep-push-tokens';

@OnEvent('kashikari.identity.session.v1', identityEvents.SessionsEnded)
export class OnSessionsEnded implements EventHandler<identityEvents.SessionsEnded> {
  constructor(private readonly keeping: KeepPushTokens) {}

  handle(events: Received<identityEvents.SessionsEnded>[], tx: Tx): Promise<void> {
    return this.keeping.endSessions(
      events.map(({ data }) => data),
      tx,
    );
  }
}
