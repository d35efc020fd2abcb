import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { JsonClient } from '../platform/outgoing/json-client';
import { toStorable } from '../platform/outgoing/to-storable';
import { checkFor } from '../platform/validation/check-for';
import type { Districts, NotFound, Place, Unavailable } from './postcode-lookup-result';

/** If the service is slower than this, typing the address is quicker. */
const limits = { headersTimeoutMs: 2_000, totalTimeoutMs: 2_000, maxBytes: 64 * 1024 };

interface ApiReply<Result> {
  status: 200;
  result: Result;
}

interface PostcodeReply {
  postcode: string;
  admin_ward?: string | null;
  admin_district?: string | null;
  country: string;
}

interface OutcodeReply {
  outcode: string;
  admin_district: string[];
}

const name = { type: 'string', minLength: 1, maxLength: 200 } as const;
const nullableName = { ...name, nullable: true } as const;
const replySchema = (required: readonly string[], properties: object) => ({
  type: 'object',
  required: ['status', 'result'],
  properties: { status: { const: 200 }, result: { type: 'object', required, properties } },
});

const isPostcodeReply = checkFor<ApiReply<PostcodeReply>>(
  replySchema(['postcode', 'country'], {
    postcode: name,
    admin_ward: nullableName,
    admin_district: nullableName,
    country: name,
  }),
);
const isOutcodeReply = checkFor<ApiReply<OutcodeReply>>(
  replySchema(['outcode', 'admin_district'], {
    outcode: name,
    admin_district: { type: 'array', maxItems: 100, items: name },
  }),
);
/** The API's messages for unknown postcodes; any other 404 means a wrong URL. */
const isNotFoundReply = checkFor<object>({
  type: 'object',
  required: ['error'],
  properties: { error: { enum: ['Invalid postcode', 'Postcode not found', 'Outcode not found'] } },
});

/** The postcodes.io API. Only takes normalised codes. */
@Injectable()
export class PostcodesIo implements OnApplicationShutdown {
  private readonly client = new JsonClient(limits);
  private readonly baseUrl: string;

  constructor({ postcodesApiUrl }: AppConfig) {
    this.baseUrl = postcodesApiUrl;
  }

  async findPostcode(postcode: string): Promise<Place | NotFound | Unavailable> {
    const reply = await this.fetchReply(`/postcodes/${encodeURIComponent(postcode)}`);
    if (!isPostcodeReply(reply)) return toFailure(reply);
    const { result } = reply;
    if (result.postcode.replace(/\s/g, '') !== postcode) return { kind: 'unavailable' };
    return {
      kind: 'place',
      postcode: result.postcode,
      ward: result.admin_ward ?? null,
      district: result.admin_district ?? null,
      country: result.country,
    };
  }

  async findDistricts(outcode: string): Promise<Districts | NotFound | Unavailable> {
    const reply = await this.fetchReply(`/outcodes/${encodeURIComponent(outcode)}`);
    if (!isOutcodeReply(reply)) return toFailure(reply);
    return reply.result.outcode === outcode
      ? { kind: 'districts', names: reply.result.admin_district }
      : { kind: 'unavailable' };
  }

  onApplicationShutdown(): void {
    this.client.close();
  }

  /** The response body, or undefined if the response is not from the API itself. */
  private async fetchReply(path: string): Promise<unknown> {
    const response = await this.client.request({ method: 'GET', url: `${this.baseUrl}${path}` });
    const isFromService = response.kind === 'json' && (response.status === 200 || response.status === 404);
    return isFromService ? toStorable(response.body) : undefined;
  }
}

const toFailure = (reply: unknown): NotFound | Unavailable => ({
  kind: isNotFoundReply(reply) ? 'not-found' : 'unavailable',
});
