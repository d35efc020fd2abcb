import { Injectable } from '@nestjs/common';
import { PostcodesIo } from './postcodes-io';

/** Everybody knows the palace; asked for past the cache, it shows whether anybody answers. */
const known = 'SW1A1AA';

/** Whether the service that looks up postcodes answers at this moment. */
@Injectable()
export class PostcodeReachability {
  constructor(private readonly service: PostcodesIo) {}

  async check(): Promise<boolean> {
    // A place that it does not know is an answer too.
    return (await this.service.findPostcode(known)).kind !== 'unavailable';
  }
}
