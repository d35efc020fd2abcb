import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type {
  InquiryForm,
  InquiryResponse,
  SaveContactRequest,
  SaveTradeInquiryRequest,
} from '@app/contracts';
import { CatalogueCache } from '../../catalogue';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { randomId } from '../../platform/ids/random-id';
import { networkOf } from '../../platform/limits/network-of';
import { type RateLimit, RateLimits } from '../../platform/limits/rate-limits';
import { ContactInquiry } from '../contact-inquiry.entity';
import { FollowInquiry } from '../follow/follow-inquiry';
import { tidy } from '../../platform/validation/plain-text';
import { TradeInquiry } from '../trade-inquiry.entity';
import { readConfiguration } from './read-configuration';

const anHour = 3_600;

/** What the shop itself says of an inquiry. */
type Kept = Pick<ContactInquiry, 'id' | 'status' | 'createdAt'>;

/** Keeps what visitors write to us. */
@Injectable()
export class InquiriesService {
  private readonly contactLimit: RateLimit;
  private readonly tradeLimit: RateLimit;

  constructor(
    { inquiriesPerHour: max }: AppConfig,
    private readonly limits: RateLimits,
    private readonly catalogue: CatalogueCache,
    private readonly statements: Statements,
    private readonly following: FollowInquiry,
    private readonly clock: Clock,
  ) {
    this.contactLimit = { name: 'contact', max, seconds: anHour, refusal: 'request/too-many' };
    this.tradeLimit = { name: 'trade', max, seconds: anHour, refusal: 'request/too-many' };
  }

  /** @throws AppError `request/too-many`; for a configuration that makes no sense, see {@link readConfiguration} */
  async saveContact(request: SaveContactRequest, address: string): Promise<InquiryResponse> {
    const { configuration } = request;
    const asked = configuration ? readConfiguration(configuration, await this.catalogue.current()) : null;
    await this.limits.consume(this.contactLimit, networkOf(address));
    const name = `${request.firstName.trim()} ${request.lastName.trim()}`;
    return this.keep('contact', name, request, (manager, kept) =>
      manager.insert(ContactInquiry, { ...tidied(request), configuration: asked, ...kept }),
    );
  }

  /** @throws AppError `request/too-many` */
  async saveTrade(request: SaveTradeInquiryRequest, address: string): Promise<InquiryResponse> {
    await this.limits.consume(this.tradeLimit, networkOf(address));
    return this.keep('trade', request.contactName.trim(), request, (manager, kept) =>
      manager.insert(TradeInquiry, { ...tidied(request), ...kept }),
    );
  }

  /** A robot is told the same as everybody, so that it does not try another way. */
  private async keep(
    form: InquiryForm,
    name: string,
    { email, website }: SaveContactRequest | SaveTradeInquiryRequest,
    insert: (manager: EntityManager, kept: Kept) => Promise<unknown>,
  ): Promise<InquiryResponse> {
    const isSpam = tidy(website) !== null;
    const id = randomId();
    const at = this.clock.now();
    await this.statements.transaction(async (tx) => {
      await insert(tx.manager, { id, status: isSpam ? 'spam' : 'new', createdAt: at });
      if (!isSpam) await this.following.follow(tx, { id, form, sender: { name, address: email.trim() }, at });
    });
    return { id, status: 'new' };
  }
}

/** Each text without spaces around it, and null where nothing is left. */
const tidied = <Request extends object>(request: Request): Request =>
  Object.fromEntries(
    Object.entries(request).map(([field, value]) => [field, typeof value === 'string' ? tidy(value) : value]),
  ) as Request;
