import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  normalisePostcode,
  postcodePattern,
  type PostcodeAreasResponse,
  type PostcodeResponse,
} from '@app/contracts';
import { AppConfig } from '../config/app-config';
import { AppError } from '../platform/errors/app-error';
import { networkOf } from '../platform/limits/network-of';
import { RateLimits, type RateLimit } from '../platform/limits/rate-limits';
import { LookupCache } from './lookup-cache';
import type { Districts, NotFound, Place, Unavailable } from './postcode-lookup-result';
import { PostcodesIo } from './postcodes-io';

/** Our limit on requests to this free service, for all processes together. */
const outgoingLimit: RateLimit = {
  name: 'postcodes-out',
  max: 5,
  seconds: 1,
  errorCode: 'postcode/unavailable',
};

/** Buckingham Palace, which the service always knows; used as a health check without the cache. */
const knownPostcode = 'SW1A1AA';

/** Timers may fire a little early. */
const timerSlackMs = 20;

/** Suggests addresses (D38). If it fails, customers type their addresses. */
@Injectable()
export class PostcodesService {
  private readonly perVisitor: RateLimit;

  constructor(
    { postcodesPerMinute: max }: AppConfig,
    private readonly limits: RateLimits,
    private readonly cache: LookupCache,
    private readonly postcodesIo: PostcodesIo,
  ) {
    this.perVisitor = { name: 'postcodes', max, seconds: 60, errorCode: 'postcode/too-many' };
  }

  /** @throws AppError `postcode/not-found`, `postcode/unavailable`, `postcode/too-many` */
  async find(text: string, address: string): Promise<PostcodeResponse> {
    const postcode = await this.normaliseAndCount(text, address);
    const place = foundOrThrow(await this.lookUpPlace(postcode));
    const { ward, district, country } = place;
    // A country alone is no suggestion.
    if (ward === null && district === null) throw new AppError('postcode/not-found');
    const result = { postcode: place.postcode, admin_ward: ward, admin_district: district, country };
    return { status: 200, result };
  }

  /** @throws AppError `postcode/not-found`, `postcode/unavailable`, `postcode/too-many` */
  async findAreas(text: string, address: string): Promise<PostcodeAreasResponse> {
    const postcode = await this.normaliseAndCount(text, address);
    const outcode = postcode.slice(0, -3);
    const [place, districtsOfOutcode] = await Promise.all([
      this.lookUpPlace(postcode),
      this.lookUpDistricts(outcode),
    ]);
    const districtOfPostcode = foundOrThrow(place).district;
    // Without a district of the postcode itself, the others are required; otherwise they are optional.
    if (districtOfPostcode === null) return [...new Set(foundOrThrow(districtsOfOutcode).names)].sort(byName);
    const districts = districtsOfOutcode.kind === 'districts' ? districtsOfOutcode.names : [];
    const otherDistricts = districts.filter((name) => name !== districtOfPostcode);
    return [districtOfPostcode, ...[...new Set(otherDistricts)].sort(byName)];
  }

  async isReachable(): Promise<boolean> {
    // 'Not found' is a response too.
    return (await this.postcodesIo.findPostcode(knownPostcode)).kind !== 'unavailable';
  }

  /** Normalises a postcode and counts the use. Invalid postcodes are never sent and do not count. */
  private async normaliseAndCount(text: string, address: string): Promise<string> {
    const postcode = normalisePostcode(text);
    if (!postcodePattern.test(postcode)) throw new AppError('postcode/not-found');
    await this.limits.consume(this.perVisitor, networkOf(address));
    return postcode;
  }

  /** Waits for the next second at most once. */
  private async awaitSlot(): Promise<void> {
    try {
      await this.limits.consume(outgoingLimit);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await sleep(outgoingLimit.seconds * 1_000 + timerSlackMs);
      await this.limits.consume(outgoingLimit);
    }
  }

  private lookUpPlace(postcode: string): Promise<Place | NotFound | Unavailable> {
    return this.cache.find(`postcode:${postcode}`, async () => {
      await this.awaitSlot();
      return this.postcodesIo.findPostcode(postcode);
    });
  }

  private lookUpDistricts(outcode: string): Promise<Districts | NotFound | Unavailable> {
    return this.cache.find(`outcode:${outcode}`, async () => {
      await this.awaitSlot();
      return this.postcodesIo.findDistricts(outcode);
    });
  }
}

/** @throws AppError `postcode/not-found`, `postcode/unavailable` */
function foundOrThrow<Found extends Place | Districts>(outcome: Found | NotFound | Unavailable): Found {
  if (outcome.kind === 'not-found') throw new AppError('postcode/not-found');
  if (outcome.kind === 'unavailable') throw new AppError('postcode/unavailable');
  return outcome;
}

const { compare: byName } = new Intl.Collator('en-GB');
