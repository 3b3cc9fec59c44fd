import { Injectable } from '@nestjs/common';
import { shells } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { Shells, type KnownShells, type ShellFace } from '../app/ports';

/** Time for which an answer is cached, milliseconds. */
const BELIEVED = 10_000;

@Injectable()
export class IdentityShells extends Shells {
  private readonly identity: GrpcClient<typeof shells.ShellServiceService>;
  private asked: { readonly known: KnownShells; readonly until: number } | undefined;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.identity = clients.connect(shells.ShellServiceClient, 'identity');
  }

  override async known(): Promise<KnownShells> {
    if (this.asked && this.clock.real() < this.asked.until) return this.asked.known;
    try {
      const call = systemCall(this.clock);
      const { faces } = await this.identity.listShellFaces({}, call, { deadlineMs: 2_000, retry: true });
      this.asked = { known: knownOf(faces), until: this.clock.real() + BELIEVED };
    } catch (error) {
      if (!this.asked) throw error;
    }
    return this.asked.known;
  }
}

function knownOf(faces: readonly shells.ShellFace[]): KnownShells {
  const byId = new Map<string, ShellFace>(faces.map((face) => [face.id, face]));
  const byAccount = new Map(faces.flatMap((face) => face.accountIds.map((id) => [id, face] as const)));
  return (place) => byAccount.get(place?.accountId ?? '') ?? byId.get(place?.shellId ?? '');
}
