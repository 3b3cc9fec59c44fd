import { labs } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ChooseLabs } from '../../app/users/choose-labs';

@GrpcController(labs.LabServiceService)
export class LabsController {
  constructor(private readonly labs: ChooseLabs) {}

  async getLabs(_request: labs.GetLabsRequest, call: Call): Promise<labs.GetLabsResponse> {
    return { keys: await this.labs.list(call) };
  }

  async updateLabs(request: labs.UpdateLabsRequest, call: Call): Promise<labs.UpdateLabsResponse> {
    return { keys: await this.labs.change(request.labs, call) };
  }
}
